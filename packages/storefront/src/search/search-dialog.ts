import { announce, createCloseButton } from '../overlays/index.ts';
import { adoptSheet } from '../page/index.ts';
import { suggestionList } from './suggestion-list.ts';
import { fetchSuggestions, type Suggestions } from './suggestions.ts';
import { searchStyles } from './search-styles.ts';

const LIST = 'sw-search-list';

/** Long enough for the next letter of somebody who types quickly. */
const TYPING_PAUSE_MS = 120;

/** Visitors search while they type; Enter leads to the search page or to what the arrow keys chose. */
class SearchDialog {
  readonly #dialog = document.createElement('dialog');
  readonly #field = document.createElement('input');
  readonly #list = document.createElement('div');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = '';

  constructor(label: string) {
    this.#buildField(label);
    this.#list.id = LIST;
    this.#list.role = 'listbox';
    this.#list.ariaLabel = label;
    const form = document.createElement('form');
    form.action = '/search';
    form.role = 'search';
    form.append(this.#field);
    form.addEventListener('submit', (event) => {
      const chosen = this.#chosen;
      if (!chosen && this.#query !== '') return;
      event.preventDefault();
      chosen?.click();
    });
    const close = createCloseButton();
    this.#dialog.className = 'sw-search-dialog';
    this.#dialog.ariaLabel = label;
    this.#dialog.append(form, close, this.#list);
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog || close.contains(target as Node)) this.#dialog.close();
    });
    this.#dialog.addEventListener('close', () => {
      clearTimeout(this.#timer);
      this.#dialog.remove();
    });
  }

  #buildField(label: string): void {
    const field = this.#field;
    field.name = 'q';
    field.maxLength = 200;
    field.autocomplete = 'off';
    field.inputMode = 'search';
    field.enterKeyHint = 'search';
    field.placeholder = label;
    field.role = 'combobox';
    field.ariaLabel = label;
    field.ariaAutoComplete = 'list';
    field.ariaExpanded = 'false';
    field.setAttribute('aria-controls', LIST);
    field.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#suggest(), TYPING_PAUSE_MS);
    });
    field.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || event.isComposing) return;
      event.preventDefault();
      this.#choose(step);
    });
  }

  get #query(): string {
    return this.#field.value.trim();
  }

  get #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  get #chosen(): HTMLElement | undefined {
    return this.#options.find(({ ariaSelected }) => ariaSelected === 'true');
  }

  /** Moves by one; beyond the ends nothing is chosen. */
  #choose(step: number): void {
    const options = this.#options;
    const from = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const to = from === -1 && step < 0 ? options.length - 1 : from + step;
    for (const [index, option] of options.entries()) {
      option.id = `${LIST}-${index}`;
      option.ariaSelected = String(index === to);
    }
    const chosen = options[to];
    chosen?.scrollIntoView({ block: 'nearest' });
    if (chosen) this.#field.setAttribute('aria-activedescendant', chosen.id);
    else this.#field.removeAttribute('aria-activedescendant');
  }

  async #suggest(): Promise<void> {
    const query = this.#query;
    if (query === this.#shown) return;
    this.#list.ariaBusy = 'true';
    const found = query === '' ? undefined : await fetchSuggestions(query);
    // Somebody typed on: the answer to that comes later.
    if (query !== this.#query) return;
    this.#shown = query;
    this.#list.ariaBusy = null;
    this.#field.removeAttribute('aria-activedescendant');
    const items = found ? suggestionList(query, found) : [];
    const notes = items.filter(({ className }) => className === 'sw-search-note');
    this.#list.replaceChildren(...items);
    this.#field.ariaExpanded = String(this.#options.length > 0);
    if (found) this.#announce(notes, found);
  }

  #announce(notes: readonly HTMLElement[], { products, pages, texts }: Suggestions): void {
    const counts = [
      ...(products.length > 0 ? [`${texts.products}: ${products.length}`] : []),
      ...(pages.length > 0 ? [`${texts.pages}: ${pages.length}`] : []),
    ];
    announce([...notes.map(({ textContent }) => textContent ?? ''), ...counts].join(', '), this.#dialog);
  }

  show(): void {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#field.focus();
  }
}

/** Opens the search over the page, unless another dialog is open. */
export const openSearch = (label: string): void => {
  if (document.querySelector(':modal')) return;
  adoptSheet(searchStyles);
  new SearchDialog(label).show();
};
