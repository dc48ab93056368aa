/** Shows one page of a form at a time. */
export class FormPages {
  readonly #pages: readonly HTMLElement[];
  readonly #form: HTMLFormElement;
  #current = 0;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#pages = [...form.querySelectorAll<HTMLElement>('.sw-form-page')];
    this.#current = this.#pages.findIndex((page) => !page.hidden);
  }

  /** Goes on to the next page when the current one is complete. */
  connect(isComplete: (page: HTMLElement) => boolean): void {
    this.#button('back')?.addEventListener('click', () => this.show(this.#current - 1, true));
    this.#button('next')?.addEventListener('click', () => {
      const page = this.#pages[this.#current];
      if (page && isComplete(page)) this.show(this.#current + 1, true);
    });
  }

  #button(name: 'back' | 'next' | 'submit'): HTMLButtonElement | null {
    return this.#form.querySelector(`.sw-form-${name}`);
  }

  get isLast(): boolean {
    return this.#current >= this.#pages.length - 1;
  }

  /** Goes on as the button does, for the Enter key. */
  next(): void {
    this.#button('next')?.click();
  }

  showPageOf(item: HTMLElement): void {
    const index = this.#pages.findIndex((page) => page.contains(item));
    if (index >= 0 && index !== this.#current) this.show(index, false);
  }

  show(index: number, isMoved: boolean): void {
    this.#current = index;
    for (const [at, page] of this.#pages.entries()) page.hidden = at !== index;
    for (const [name, isShown] of [
      ['back', index > 0],
      ['next', !this.isLast],
      ['submit', this.isLast],
    ] as const) {
      const button = this.#button(name);
      if (button) button.hidden = !isShown;
    }
    const progress = this.#pages[index]?.querySelector<HTMLElement>('.sw-form-progress');
    if (!progress || !isMoved) return;
    // Read aloud, and the keyboard goes on from the top of the new page.
    progress.tabIndex = -1;
    progress.focus();
  }
}
