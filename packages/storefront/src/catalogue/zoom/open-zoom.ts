import { cartStrings, quickViewTexts, zoomTexts } from '@sitewright/domain/cart';
import { lockScrolling } from '@sitewright/ui/dialog';
import { announce, createCloseButton } from '../../overlays/index.ts';
import { adoptSheet, inStoreLanguage } from '../../page/index.ts';
import { scrollToPicture } from '../scroll-to-picture.ts';
import { keepInView, RESTING, scaleAround, type Placement } from './pan-and-zoom.ts';
import { enlarge, mediaOf, nameOf, type Medium } from './shown-media.ts';
import { connectGestures } from './stage-gestures.ts';
import { zoomStyles } from './zoom-styles.ts';

const textOf = inStoreLanguage({ ...cartStrings, ...quickViewTexts, ...zoomTexts });

const CLOSE_UP = 2.5;
const PAN_PIXELS = 80;

const signs = {
  previous: 'M12 4l-6 6 6 6',
  next: 'M8 4l6 6-6 6',
  scale: 'M10 4v12M4 10h12',
} as const;

const MINUS = 'M4 10h12';

const createButton = (name: keyof typeof signs, label: string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `sw-zoom-${name}`;
  button.ariaLabel = label;
  button.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${signs[name]}"/></svg>`;
  return button;
};

/** One picture or video of a product over the whole window. */
class Zoom {
  readonly #media: readonly Medium[];
  readonly #row: HTMLElement;
  readonly #dialog = document.createElement('dialog');
  readonly #stage = document.createElement('div');
  readonly #count = document.createElement('p');
  readonly #scale = createButton('scale', textOf('zoomIn'));
  #shown: Medium = new Image();
  #index = 0;
  #placement: Placement = RESTING;

  constructor(row: HTMLElement, media: readonly Medium[]) {
    this.#row = row;
    this.#media = media;
    this.#dialog.className = 'sw-zoom';
    this.#dialog.ariaLabel = textOf('pictures');
    this.#stage.className = 'sw-zoom-stage';
    this.#count.className = 'sw-zoom-count';
    this.#build();
  }

  #build(): void {
    const [previous, next] = [
      createButton('previous', textOf('previousPicture')),
      createButton('next', textOf('nextPicture')),
    ];
    previous.hidden = next.hidden = this.#count.hidden = this.#media.length < 2;
    previous.addEventListener('click', () => this.#step(-1));
    next.addEventListener('click', () => this.#step(1));
    this.#scale.addEventListener('click', () => this.#toggle({ x: 0, y: 0 }));
    const close = createCloseButton();
    close.autofocus = true;
    close.addEventListener('click', () => this.#dialog.close());
    this.#dialog.append(this.#stage, this.#count, close, previous, next, this.#scale);
    this.#dialog.addEventListener('keydown', (event) => this.#onKey(event));
    connectGestures(this.#stage, {
      placement: () => this.#placement,
      place: (placement) => this.#place(placement),
      step: (by) => this.#step(by),
      toggle: (at) => this.#toggle(at),
    });
  }

  #onKey(event: KeyboardEvent): void {
    // Its own controls have these keys.
    if (event.target instanceof HTMLVideoElement) return;
    const { x, y, scale } = this.#placement;
    const directions: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const [across, down] = directions[event.key] ?? [];
    if (across !== undefined && down !== undefined) {
      event.preventDefault();
      if (scale > 1) this.#place({ x: x - across * PAN_PIXELS, y: y - down * PAN_PIXELS, scale });
      else if (across !== 0) this.#step(across);
    }
    if (event.key === '+' || event.key === '-')
      this.#place(scaleAround(this.#placement, scale * (event.key === '+' ? 1.5 : 1 / 1.5), { x: 0, y: 0 }));
    if (event.key === '0') this.#place(RESTING);
  }

  #toggle(at: { readonly x: number; readonly y: number }): void {
    this.#place(this.#placement.scale > 1 ? RESTING : scaleAround(RESTING, CLOSE_UP, at));
  }

  #place(placement: Placement): void {
    const shown = this.#shown;
    if (shown instanceof HTMLVideoElement) return;
    const { offsetWidth: width, offsetHeight: height } = shown;
    const stage = { width: this.#stage.clientWidth, height: this.#stage.clientHeight };
    this.#placement = keepInView(placement, { width, height }, stage);
    const { x, y, scale } = this.#placement;
    shown.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
    this.#stage.toggleAttribute('data-zoomed', scale > 1);
    this.#scale.ariaLabel = textOf(scale > 1 ? 'zoomOut' : 'zoomIn');
    this.#scale.querySelector('path')?.setAttribute('d', scale > 1 ? MINUS : signs.scale);
    // Enlarged it deserves a larger file.
    shown.sizes = `${Math.ceil(100 * scale)}vw`;
  }

  #step(by: number): void {
    const count = this.#media.length;
    if (count > 1) this.show((this.#index + by + count) % count);
  }

  show(index: number): void {
    const small = this.#media[index];
    if (!small) return;
    this.#index = index;
    // The placement of a picture that was enlarged ends with it.
    this.#place(RESTING);
    this.#shown = enlarge(small);
    this.#stage.replaceChildren(this.#shown);
    this.#scale.hidden = small instanceof HTMLVideoElement;
    this.#count.textContent = `${index + 1} / ${this.#media.length}`;
    this.#place(RESTING);
    if (this.#dialog.open) announce(`${this.#count.textContent} ${nameOf(small)}`, this.#dialog);
  }

  open(): void {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    const unlock = lockScrolling();
    this.#dialog.addEventListener('close', () => {
      unlock();
      this.#dialog.remove();
      const shown = this.#media[this.#index];
      if (shown) scrollToPicture(this.#row, shown);
    });
  }
}

const isInView = (row: HTMLElement, medium: HTMLElement): boolean => {
  const { left, right } = row.getBoundingClientRect();
  const box = medium.getBoundingClientRect();
  const middle = (box.left + box.right) / 2;
  return middle >= left && middle <= right;
};

/** Opens the picture that was pressed, or the one in view. */
export const openZoom = (row: HTMLElement, target: HTMLElement): void => {
  const media = mediaOf(row);
  const wanted = media.findIndex((medium) => target !== row && target.contains(medium));
  const index = wanted >= 0 ? wanted : media.findIndex((medium) => isInView(row, medium));
  if (index < 0 || document.querySelector('.sw-zoom')) return;
  adoptSheet(zoomStyles);
  const zoom = new Zoom(row, media);
  zoom.open();
  zoom.show(index);
};
