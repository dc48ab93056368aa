/**
 * `<sw-audio>` around `<audio>` elements: plays one at a time per page and starts the next track when one
 * ends.
 */
export class AudioPlayers extends HTMLElement {
  connectedCallback(): void {
    // Neither event bubbles.
    this.addEventListener('play', this.#silenceOthers, true);
    this.addEventListener('ended', this.#playNext, true);
  }

  readonly #silenceOthers = ({ target }: Event): void => {
    for (const other of document.querySelectorAll<HTMLAudioElement>('sw-audio audio')) {
      if (other !== target) other.pause();
    }
  };

  readonly #playNext = ({ target }: Event): void => {
    const tracks = [...this.querySelectorAll('audio')];
    const next = tracks[tracks.findIndex((track) => track === target) + 1];
    void next?.play().catch(() => undefined);
  };
}
