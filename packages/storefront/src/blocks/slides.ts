import {
  animateScroll,
  distanceTo,
  SCROLL_THROTTLE_MS,
  throttle,
  Tween,
  wantsLessMotion,
} from '../motion/index.ts';

const ALIGNMENTS: Readonly<Record<string, number>> = { left: 0, center: 0.5, right: 1 };
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * `<sw-slides>` around a scroll-snap row: adds arrows, dots, keyboard control and autoplay. Without
 * JavaScript the row can still be scrolled and swiped.
 */
export class Slides extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;
  #tween: Tween | undefined;
  #isPaused = false;

  get #track(): HTMLElement {
    return this.querySelector('ul') ?? this;
  }

  get #slides(): HTMLElement[] {
    return [...this.#track.children].filter((child) => child instanceof HTMLElement);
  }

  connectedCallback(): void {
    if (this.#slides.length < 2) return;
    const listen = throttle(this.#mark, SCROLL_THROTTLE_MS);
    this.#track.addEventListener('scroll', listen, { passive: true });
    this.#track.addEventListener('keydown', this.#onKey);
    for (const gesture of ['pointerdown', 'wheel']) {
      this.#track.addEventListener(gesture, () => this.#tween?.stop(), { passive: true });
    }
    this.addEventListener('click', this.#onClick);
    for (const control of this.querySelectorAll('[hidden]')) control.removeAttribute('hidden');
    this.#mark();
    this.#play();
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
    this.#tween?.stop();
  }

  /** How far to scroll until the slide is in its aligned position. */
  #distance(slide: HTMLElement): number {
    const [place, own] = [this.#track.getBoundingClientRect(), slide.getBoundingClientRect()];
    const share = ALIGNMENTS[this.dataset['align'] ?? ''] ?? 0.5;
    return own.left - place.left - (place.width - own.width) * share;
  }

  get #current(): number {
    const distances = this.#slides.map((slide) => Math.abs(this.#distance(slide)));
    return distances.indexOf(Math.min(...distances));
  }

  #goTo(index: number): void {
    const slide = this.#slides[index];
    if (!slide) return;
    this.#tween?.stop();
    const track = this.#track;
    const from = track.scrollLeft;
    // Scroll snapping would undo every step of the animation.
    track.style.scrollSnapType = 'none';
    this.#tween = new Tween({
      from,
      to: from + this.#distance(slide),
      ...(wantsLessMotion() && { duration: 0 }),
      onStep: (value) => {
        track.scrollLeft = value;
      },
      onEnd: () => track.style.removeProperty('scroll-snap-type'),
    });
  }

  #step(by: number): void {
    const last = this.#slides.length - 1;
    if (!Number.isFinite(by)) {
      this.#goTo(by < 0 ? 0 : last);
      return;
    }
    const { scrollLeft, scrollWidth, clientWidth } = this.#track;
    const isAtEnd = Math.abs(scrollLeft) + clientWidth >= scrollWidth - 2;
    const next = this.#current + by;
    if (next < 0) this.#goTo(last);
    else this.#goTo(by > 0 && (isAtEnd || next > last) ? 0 : next);
  }

  readonly #mark = (): void => {
    const current = this.#current;
    for (const control of this.querySelectorAll<HTMLElement>('[data-slide]')) {
      const isCurrent = Number(control.dataset['slide']) === current;
      if (isCurrent) control.setAttribute('aria-current', 'true');
      else control.removeAttribute('aria-current');
      if (isCurrent && control.parentElement) this.#showThumbnail(control, control.parentElement);
    }
  };

  #showThumbnail(thumbnail: HTMLElement, strip: HTMLElement): void {
    if (strip.scrollWidth <= strip.clientWidth) return;
    const distance = distanceTo(thumbnail.getBoundingClientRect(), strip.getBoundingClientRect());
    if (distance !== 0) animateScroll(strip, distance);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.target !== this.#track) return;
    event.preventDefault();
    this.#step(step);
  };

  readonly #onClick = (event: Event): void => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-slide]') : null;
    const { step, slide } = control?.dataset ?? {};
    if (step !== undefined) this.#step(Number(step));
    if (slide !== undefined) this.#goTo(Number(slide));
    if (slide !== undefined) event.preventDefault();
    if (control?.matches('.sw-slides-pause')) this.#togglePause(control);
  };

  #togglePause(button: HTMLElement): void {
    this.#isPaused = !this.#isPaused;
    button.setAttribute('aria-pressed', String(this.#isPaused));
  }

  #play(): void {
    const seconds = Number(this.getAttribute('autoplay'));
    if (!(seconds > 0)) return;
    if (wantsLessMotion()) this.#isPaused = true;
    this.querySelector('.sw-slides-pause')?.setAttribute('aria-pressed', String(this.#isPaused));
    this.#timer = setInterval(() => {
      const isLooked = this.matches(':hover') || this.#track.matches(':focus-within');
      if (!this.#isPaused && !isLooked && !document.hidden) this.#step(1);
    }, seconds * 1000);
  }
}
