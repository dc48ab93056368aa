import { isDismissed, storeDismissal } from './dismissal.ts';
import { findNextFocusable } from './next-focusable.ts';

/**
 * `<sw-announcement-bar version="…">` around the text and a `[data-dismiss]` button. The button is rendered
 * hidden because it needs JavaScript.
 */
class AnnouncementBar extends HTMLElement {
  connectedCallback(): void {
    if (isDismissed(this)) {
      this.remove();
      return;
    }
    const button = this.querySelector<HTMLElement>('[data-dismiss]');
    button?.removeAttribute('hidden');
    button?.addEventListener('click', this.#dismiss);
  }

  readonly #dismiss = (): void => {
    storeDismissal(this);
    // When the focused button is removed, focus resets to `<body>` and keyboard users start over at the top.
    if (this.contains(document.activeElement)) findNextFocusable(this)?.focus({ preventScroll: true });
    this.remove();
  };
}

export const mount = (): void => {
  if (!customElements.get('sw-announcement-bar'))
    customElements.define('sw-announcement-bar', AnnouncementBar);
};
