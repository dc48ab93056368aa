/** Shows and removes the messages above fields. */
export class FieldMessages {
  readonly #form: HTMLElement;

  constructor(form: HTMLElement) {
    this.#form = form;
    // A message is removed as soon as its answer changes.
    form.addEventListener('input', ({ target }) => this.#clear(target as Element));
    form.addEventListener('change', ({ target }) => this.#clear(target as Element));
  }

  #clear(target: Element): void {
    const item = target.closest<HTMLElement>('.form-item');
    if (item?.querySelector('.field-error:not([hidden])')) this.#set(item, '');
  }

  #set(item: HTMLElement, message: string): void {
    const place = item.querySelector<HTMLElement>('.field-error');
    if (!place) return;
    place.textContent = message;
    place.hidden = message === '';
    for (const input of item.querySelectorAll('input,select,textarea')) {
      const ids = new Set(input.getAttribute('aria-describedby')?.split(' '));
      ids.delete(place.id);
      if (message === '') input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
      const all = [...(message === '' ? [] : [place.id]), ...ids].join(' ');
      if (all === '') input.removeAttribute('aria-describedby');
      else input.setAttribute('aria-describedby', all);
    }
  }

  /** The message of one field; those of others stay. */
  showAt(id: string, message: string): void {
    const item = this.#form.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`);
    if (item) this.#set(item, message);
  }

  /** Messages by field id, instead of those before. Returns the first field that has one. */
  show(errors: Readonly<Record<string, string>>): HTMLElement | undefined {
    const items = [...this.#form.querySelectorAll<HTMLElement>('.form-item')];
    for (const item of items) this.#set(item, errors[item.dataset['field'] ?? ''] ?? '');
    return items.find(({ dataset }) => (dataset['field'] ?? '') in errors);
  }
}
