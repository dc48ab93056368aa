import { adoptSheet } from '../../page/index.ts';
import { findBeside } from '../find-near-button.ts';
import { buyBarStyles } from './buy-bar-styles.ts';

/** Calls at once and whenever something inside of the element changes. */
const mirror = (element: HTMLElement, show: () => void): void => {
  const options = { attributes: true, childList: true, subtree: true, characterData: true };
  new MutationObserver(show).observe(element, options);
  show();
};

/** Selects have radio buttons beside them that say the same; pills stand alone. */
const chosenSelector = ':is(option,.variant-pill *):checked:not([value=""])';

/** What the button would add: it may have been chosen by the server or by an address. */
const showChoice = (place: HTMLElement, choices: HTMLElement): void => {
  const show = (): void => {
    const chosen = choices.querySelectorAll<HTMLOptionElement>(chosenSelector);
    place.textContent = Array.from(chosen, ({ value }) => value).join(' / ');
  };
  choices.addEventListener('variant-chosen', show);
  show();
};

const createBar = (button: HTMLElement, choices?: HTMLElement): HTMLElement => {
  const bar = document.createElement('aside');
  const add = (name: string): HTMLElement => bar.appendChild(document.createElement(name));
  bar.className = 'sw-buy-bar';
  add('b').textContent = bar.ariaLabel = document.querySelector('h1')?.textContent ?? '';
  if (choices) showChoice(add('small'), choices);
  const [price] = findBeside(button, '.product-price');
  // The template's price again, whatever variant it tells of.
  const copy = price && bar.appendChild(price.cloneNode() as HTMLElement);
  if (copy) mirror(price, () => (copy.innerHTML = price.innerHTML));
  const press = add('button');
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
  const bar = document.body.appendChild(createBar(button, choices));
  new ResizeObserver(() => document.body.style.setProperty('--sw-bar', `${bar.offsetHeight}px`)).observe(bar);
  new IntersectionObserver(([entry]) => {
    // A bar that hides while it has the focus would lose it.
    bar.hidden = Boolean(entry?.isIntersecting) && !bar.matches(':focus-within');
  }).observe(button);
};
