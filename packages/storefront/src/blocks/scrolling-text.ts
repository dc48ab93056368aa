import { wantsLessMotion } from '../motion/index.ts';

/**
 * `<sw-scrolling-text speed="60">` around a line of text: animates it unless the visitor prefers reduced
 * motion.
 */
export class ScrollingText extends HTMLElement {
  connectedCallback(): void {
    const line = this.querySelector('ul');
    if (!line || this.hasAttribute('moving') || wantsLessMotion()) return;
    const width = Math.max(line.scrollWidth, this.clientWidth);
    this.style.setProperty('--sw-marquee-time', `${width / (Number(this.getAttribute('speed')) || 60)}s`);
    line.removeAttribute('tabindex');
    const twin = line.cloneNode(true);
    if (twin instanceof HTMLElement) twin.ariaHidden = 'true';
    line.after(twin);
    this.setAttribute('moving', '');
    this.#offerPause();
  }

  #offerPause(): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => {
      const isPaused = this.toggleAttribute('paused');
      button.setAttribute('aria-pressed', String(isPaused));
    });
  }
}
