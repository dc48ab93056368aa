/** Without `allow-top-navigation`: an embed must not navigate the whole page. */
const RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';

/**
 * `<sw-frame src="…" label="…">` around a cover image: the third-party service is not contacted before a
 * click.
 */
export class Frame extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#open);
  }

  readonly #open = (event: MouseEvent): void => {
    const source = this.getAttribute('src') ?? '';
    if (event.ctrlKey || event.metaKey || event.shiftKey || this.querySelector('iframe')) return;
    // A same-origin frame with `allow-scripts allow-same-origin` could remove its own sandbox.
    if (!URL.canParse(source) || new URL(source).origin === location.origin) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', RIGHTS);
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.title = this.getAttribute('label') ?? '';
    frame.src = source;
    this.replaceChildren(frame);
    frame.focus();
  };
}
