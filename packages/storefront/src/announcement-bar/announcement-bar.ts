import { isDismissed, storeDismissal } from './dismissal.ts';
import { findNextFocusable } from './next-focusable.ts';

/**
 * `<sw-announcement-bar version="…">` around the text and a `[data-dismiss]` button that the page hides:
 * without script nobody sees a button that does nothing.
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
    // Focus on a removed button falls back to the top of the page, and a keyboard or screen reader starts over.
    if (this.contains(document.activeElement)) findNextFocusable(this)?.focus({ preventScroll: true });
    this.remove();
  };
}

export const mount = (): void => {
  if (!customElements.get('sw-announcement-bar'))
    customElements.define('sw-announcement-bar', AnnouncementBar);
};
