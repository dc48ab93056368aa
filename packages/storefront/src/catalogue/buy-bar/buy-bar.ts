import { adoptSheet } from '../../page/index.ts';
import { findBeside } from '../find-near-button.ts';
import { buyBarStyles } from './buy-bar-styles.ts';

/** Calls at once and whenever something inside of the element changes. */
const mirror = (element: HTMLElement, show: () => void): void => {
  const options = { attributes: true, childList: true, subtree: true, characterData: true };
  new MutationObserver(show).observe(element, options);
  show();
};

/** What the button would add: it may have been chosen by the server or by an address. */
const createChoice = (choices: HTMLElement): HTMLElement => {
  const element = document.createElement('small');
  const show = (): void => {
    const chosen = choices.querySelectorAll<HTMLInputElement | HTMLOptionElement>(':checked:not([value=""])');
    element.textContent = Array.from(chosen, ({ value }) => value).join(' / ');
  };
  choices.addEventListener('variant-chosen', show);
  show();
  return element;
};

const createBar = (button: HTMLElement, choices?: HTMLElement): HTMLElement => {
  const bar = document.createElement('aside');
  bar.className = 'sw-buy-bar';
  const title = bar.appendChild(document.createElement('b'));
  title.append(document.querySelector('h1')?.textContent ?? '');
  bar.ariaLabel = title.textContent;
  if (choices) bar.append(createChoice(choices));
  const [price] = findBeside(button, '.product-price');
  // The template's price again, whatever variant it tells of.
  const copy = price && bar.appendChild(price.cloneNode() as HTMLElement);
  if (copy) mirror(price, () => (copy.innerHTML = price.innerHTML));
  const press = bar.appendChild(document.createElement('button'));
  press.addEventListener('click', () => button.click());
  mirror(button, () => {
    press.textContent = button.textContent;
    press.ariaDisabled = button.ariaDisabled;
  });
  return bar;
};

/** Title, choice, price and button at the edge of a small window while the button itself is out of view. */
export const showBuyBar = (button: HTMLElement, choices?: HTMLElement): void => {
  adoptSheet(buyBarStyles);
  const bar = createBar(button, choices);
  document.body.append(bar);
  new IntersectionObserver(([entry]) => {
    // A bar that hides while it has the focus would lose it.
    bar.hidden = Boolean(entry?.isIntersecting) && !bar.matches(':focus-within');
  }).observe(button);
};
