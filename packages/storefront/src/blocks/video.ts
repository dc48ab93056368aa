import { wantsLessMotion } from '../motion/index.ts';

/** `<sw-video>` around a `<video>`: a play button over its poster, which is fetched only now where it may wait, and autoplay while it is in view. */
export class Video extends HTMLElement {
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    const film = this.querySelector('video');
    if (!film) return;
    const { poster } = film.dataset;
    if (poster) film.poster = poster;
    const button = this.querySelector('button');
    if (button) this.#cover(film, button);
    if (this.hasAttribute('autoplay') && !wantsLessMotion()) this.#playInSight(film);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  #cover(film: HTMLVideoElement, button: HTMLButtonElement): void {
    const set = (isCovered: boolean): void => {
      button.hidden = !isCovered;
      film.controls = !isCovered;
    };
    set(film.paused);
    film.addEventListener('play', () => set(false));
    film.addEventListener('ended', () => set(true));
    button.addEventListener('click', () => {
      set(false);
      film.focus();
      void film.play().catch(() => set(true));
    });
  }

  #playInSight(film: HTMLVideoElement): void {
    film.muted = true;
    this.#observer = new IntersectionObserver(([entry]) => {
      // Browsers may block autoplay; the video then waits for a click.
      if (entry?.isIntersecting) void film.play().catch(() => undefined);
      else film.pause();
    });
    this.#observer.observe(film);
  }
}
