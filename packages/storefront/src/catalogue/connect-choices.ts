import { storeSettings } from '../page/index.ts';
import type { Product } from './product.ts';

const optionOf = (control: Element): string =>
  control.closest<HTMLElement>('[data-variant-option-name]')?.dataset['variantOptionName'] ?? '';

const isPressKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** A template shows either the selects or the buttons; both stand on the page and say the same. */
const showChoices = (choices: HTMLElement, product: Product): void => {
  const isStrict = storeSettings().merchandisingSettings?.soldOutVariantsDropdownDisabled;
  for (const select of choices.querySelectorAll('select')) {
    const name = optionOf(select);
    select.value = product.choices[name] ?? '';
    if (isStrict) for (const option of select.options) option.disabled = !product.has(name, option.value);
  }
  for (const radio of choices.querySelectorAll<HTMLInputElement>('.variant-radiobtn')) {
    radio.checked = product.choices[optionOf(radio)] === radio.value;
    radio.nextElementSibling?.setAttribute('aria-pressed', `${radio.checked}`);
  }
};

const connectRadio = (radio: HTMLInputElement, product: Product): void => {
  // Two products of a list print the same names and ids: one would unset the other's choice.
  radio.name = `${radio.name}-${product.facts.id}`;
  const choose = (event: Event): void => {
    event.preventDefault();
    product.choose({ [optionOf(radio)]: radio.value });
  };
  radio.addEventListener('change', choose);
  const label = radio.nextElementSibling;
  label?.addEventListener('click', choose);
  label?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && isPressKey(event)) choose(event);
  });
};

/** Makes the formatter's selects and buttons drive the product, and show what was chosen elsewhere. */
export const connectChoices = (choices: HTMLElement, product: Product): void => {
  choices.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) product.choose({ [optionOf(target)]: target.value });
  });
  for (const radio of choices.querySelectorAll<HTMLInputElement>('.variant-radiobtn')) {
    connectRadio(radio, product);
  }
  // Browsers bring back what was chosen before a reload, and visitors choose before scripts have come.
  const chosen = [...choices.querySelectorAll('select')].map((select) => [optionOf(select), select.value]);
  product.choose(Object.fromEntries(chosen));
  product.watch(() => showChoices(choices, product));
};
