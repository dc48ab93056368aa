import { buttonTexts } from '@sitewright/domain/cart';
import { inStoreLanguage, storeSettings } from '../../page/index.ts';
import { clearMissing } from './mark-missing.ts';
import type { Product } from './product.ts';

const textOf = inStoreLanguage(buttonTexts);

export const optionOf = (control: Element): string =>
  control.closest<HTMLElement>('[data-variant-option-name]')?.dataset['variantOptionName'] ?? '';

/** Each option once, although selects and buttons both name it. */
export const optionNamesOf = (choices: HTMLElement): string[] => [
  ...new Set([...choices.querySelectorAll('[data-variant-option-name]')].map(optionOf)),
];

const radiosOf = (choices: HTMLElement): HTMLInputElement[] => [
  ...choices.querySelectorAll<HTMLInputElement>('.variant-radiobtn'),
];

const isPressKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** Options of selects cannot be struck through: what is gone says so. */
const showOption = (option: HTMLOptionElement, isLeft: boolean): void => {
  if (option.value === '') return;
  const text = isLeft ? option.value : `${option.value} – ${textOf('soldOut')}`;
  if (option.text !== text) option.text = text;
  option.disabled =
    !isLeft && storeSettings().merchandisingSettings?.soldOutVariantsDropdownDisabled === true;
};

const showRadio = (radio: HTMLInputElement, product: Product): void => {
  const name = optionOf(radio);
  radio.checked = product.choices[name] === radio.value;
  const pill = radio.closest('.variant-pill');
  const gone = pill?.querySelector<HTMLElement>('.variant-pill-gone');
  if (gone) gone.hidden = product.has(name, radio.value);
  if (!pill) radio.nextElementSibling?.setAttribute('aria-pressed', `${radio.checked}`);
};

/** A template shows either the selects or the buttons; both stand on the page and say the same. */
const showChoices = (choices: HTMLElement, product: Product): void => {
  for (const select of choices.querySelectorAll('select')) {
    const name = optionOf(select);
    for (const option of select.options) showOption(option, product.has(name, option.value));
    select.value = product.choices[name] ?? '';
  }
  for (const radio of radiosOf(choices)) showRadio(radio, product);
  for (const place of choices.querySelectorAll('.variant-option-value'))
    place.textContent = product.choices[optionOf(place)] ?? '';
};

/** The label of a formatter's button takes presses itself; that of a pill leaves them to the browser. */
const connectRadio = (radio: HTMLInputElement, product: Product): void => {
  // Two products of a list print the same names and ids: one would unset the other's choice.
  radio.name = `${radio.name}-${product.facts.id}`;
  const choose = (event: Event): void => {
    event.preventDefault();
    product.choose({ [optionOf(radio)]: radio.value });
  };
  radio.addEventListener('change', choose);
  if (radio.closest('.variant-pill')) return;
  const label = radio.nextElementSibling;
  label?.addEventListener('click', choose);
  label?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && isPressKey(event)) choose(event);
  });
};

type Control = HTMLInputElement | HTMLOptionElement;

const isPreselected = (control: Control): boolean =>
  'defaultSelected' in control ? control.defaultSelected : control.defaultChecked;

/** Selects and buttons may disagree before the script has come: what the visitor chose stands above what the server did. */
const chosenIn = (choices: HTMLElement): Record<string, string> => {
  const controls = [...choices.querySelectorAll<Control>(':checked:not([value=""])')];
  const ordered = [
    ...controls.filter(isPreselected),
    ...controls.filter((control) => !isPreselected(control)),
  ];
  return Object.fromEntries(ordered.map((control) => [optionOf(control), control.value]));
};

/** Makes the formatter's selects and buttons drive the product, and show what was chosen elsewhere. */
export const connectChoices = (choices: HTMLElement, product: Product): void => {
  // Before the radios get other names, which would let two of them be chosen.
  const chosen = chosenIn(choices);
  choices.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) product.choose({ [optionOf(target)]: target.value });
  });
  for (const radio of radiosOf(choices)) connectRadio(radio, product);
  // Browsers bring back what was chosen before a reload, and visitors choose before scripts have come.
  product.choose(chosen);
  product.watch(() => {
    showChoices(choices, product);
    clearMissing(choices, product.unchosen);
  });
};
