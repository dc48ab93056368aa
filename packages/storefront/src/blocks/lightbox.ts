import { debounce } from '../motion/index.ts';
import { lightboxStyles } from './lightbox-styles.ts';
import { LIGHTBOX_RESIZE_MS, SWIPE_PIXELS } from './lightbox-timing.ts';

const sign = (path: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

const content =
  `<img alt=""><p></p><button class="previous">${sign('M15 5l-7 7 7 7')}</button>` +
  `<button class="next">${sign('M9 5l7 7-7 7')}</button><button class="close">${sign('M5 5l14 14M19 5L5 19')}</button>`;

/**
 * `<sw-lightbox theme="dark">` around images whose links have `data-lightbox-item`: opens them in a dialog.
 * Without JavaScript the links open the image files.
 */
export class Lightbox extends HTMLElement {
  #dialog: HTMLDialogElement | undefined;
  #index = 0;
  #swipeStart = 0;
  readonly #onResize = debounce(() => this.#fit(), LIGHTBOX_RESIZE_MS);

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.#dialog?.close();
  }

  get #items(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[data-lightbox-item]')];
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const item =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-lightbox-item]');
    if (!item) return;
    event.preventDefault();
    this.#open(this.#items.indexOf(item));
  };

  #open(index: number): void {
    const dialog = (this.#dialog ??= this.#build());
    this.#show(index);
    document.documentElement.style.overflow = 'hidden';
    dialog.showModal();
    addEventListener('resize', this.#onResize);
  }

  #build(): HTMLDialogElement {
    // A shadow root isolates it from the page's styles; a constructed style sheet needs no `style-src
    // 'unsafe-inline'`.
    const shadow = this.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(lightboxStyles);
    shadow.adoptedStyleSheets = [sheet];
    const dialog = document.createElement('dialog');
    dialog.dataset['theme'] = this.getAttribute('theme') ?? 'dark';
    dialog.setAttribute('aria-label', this.getAttribute('label') ?? 'Pictures');
    dialog.innerHTML = content;
    shadow.append(dialog);
    this.#connect(dialog);
    return dialog;
  }

  #connect(dialog: HTMLDialogElement): void {
    const acts = { previous: () => this.#step(-1), next: () => this.#step(1), close: () => dialog.close() };
    for (const [name, act] of Object.entries(acts)) {
      const button = dialog.querySelector<HTMLElement>(`.${name}`);
      button?.setAttribute('aria-label', this.getAttribute(`label-${name}`) ?? name);
      button?.addEventListener('click', act);
      if (button && name !== 'close') button.hidden = this.#items.length < 2;
    }
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft') this.#step(-1);
      if (key === 'ArrowRight') this.#step(1);
    });
    dialog.addEventListener('pointerdown', ({ clientX }) => (this.#swipeStart = clientX));
    dialog.addEventListener('pointerup', ({ clientX }) => this.#swipe(clientX - this.#swipeStart));
    dialog.addEventListener('close', () => {
      document.documentElement.style.removeProperty('overflow');
      removeEventListener('resize', this.#onResize);
    });
    // The browser's native image drag would cancel the pointer events of a swipe.
    dialog.addEventListener('dragstart', (event) => event.preventDefault());
  }

  #swipe(distance: number): void {
    if (Math.abs(distance) >= SWIPE_PIXELS) this.#step(distance > 0 ? -1 : 1);
  }

  #step(by: number): void {
    const count = this.#items.length;
    if (count > 1) this.#show((this.#index + by + count) % count);
  }

  #show(index: number): void {
    this.#index = index;
    const item = this.#items[index];
    const [old, text] = [this.#dialog?.querySelector('img'), this.#dialog?.querySelector('p')];
    if (!item || !old || !text) return;
    const small = item.querySelector('img');
    // A new element restarts the CSS animation and never flashes the previous image.
    const image = document.createElement('img');
    image.alt = small?.alt ?? '';
    old.replaceWith(image);
    this.#fit();
    if (small?.srcset) image.srcset = small.srcset;
    image.src = item.href;
    const caption = item.closest('figure')?.querySelector('figcaption');
    text.textContent = [...(caption?.children ?? [])].map((part) => part.textContent).join(' · ');
  }

  /** Sets `sizes` to the rendered width, so that the browser picks the right file from `srcset`. */
  #fit(): void {
    const image = this.#dialog?.querySelector('img');
    const small = this.#items[this.#index]?.querySelector('img');
    const ratio = Number(small?.getAttribute('width')) / Number(small?.getAttribute('height')) || 1;
    if (image) image.sizes = `${Math.round(Math.min(innerWidth, innerHeight * ratio))}px`;
  }
}
