const buttons = (place: ParentNode): NodeListOf<HTMLButtonElement> =>
  place.querySelectorAll<HTMLButtonElement>('.checkout-country button[name=update]');

const updateButtonOf = (select: HTMLSelectElement): HTMLButtonElement | null =>
  select.closest('.checkout-country')?.querySelector<HTMLButtonElement>('button[name=update]') ?? null;

/** The page that follows the form, with fields and totals of the country. */
const sendForm = async (
  form: HTMLFormElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
): Promise<Document> => {
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), signal });
  if (!answer.ok) throw new Error(`The country was not saved: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
};

const parts = ['.checkout-steps', '.checkout-aside'];

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = ({ name, type }: TextField): boolean =>
  name !== '' && !['hidden', 'radio', 'checkbox', 'submit'].includes(type);

const fieldsIn = (place: ParentNode): TextField[] =>
  [...place.querySelectorAll<TextField>('input,select,textarea')].filter(isTyped);

/** Shoppers type on while the answer is under way. A choice that the new country does not have is left out. */
const keepTyped = (place: ParentNode, typed: ReadonlyMap<string, string>): void => {
  for (const field of fieldsIn(place)) {
    const value = typed.get(field.name);
    const isOffered =
      !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
    if (value !== undefined && isOffered) field.value = value;
  }
};

/** Focus stays in the field of the same name. */
const showPage = (place: HTMLElement, page: Document): void => {
  const { id } = document.activeElement ?? { id: '' };
  const typed = new Map(fieldsIn(place).map(({ name, value }) => [name, value]));
  for (const part of parts) {
    const next = page.querySelector(part);
    const shown = place.querySelector(part);
    if (next && shown) shown.replaceChildren(...next.childNodes);
  }
  keepTyped(place, typed);
  if (id !== '') document.getElementById(id)?.focus();
};

const isChanged = ({ selectedOptions }: HTMLSelectElement): boolean =>
  [...selectedOptions].some(({ defaultSelected }) => !defaultSelected);

/** The checkout of a payment link is plain forms. Another country changes fields and totals without its button. */
export const followCountry = (place: HTMLElement): void => {
  let sending = new AbortController();
  const hideButtons = (): void => buttons(place).forEach((button) => (button.style.display = 'none'));
  const follow = async (select: HTMLSelectElement): Promise<void> => {
    const button = updateButtonOf(select);
    if (!button?.form) return;
    sending.abort();
    sending = new AbortController();
    const { signal } = sending;
    try {
      showPage(place, await sendForm(button.form, button, signal));
      hideButtons();
    } catch {
      // Without an answer the button is the way to try again.
      if (!signal.aborted) button.style.removeProperty('display');
    }
  };
  hideButtons();
  place.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) void follow(target);
  });
  // Chosen before the script was there.
  [...place.querySelectorAll<HTMLSelectElement>('.checkout-country select')]
    .filter(isChanged)
    .forEach(follow);
};
