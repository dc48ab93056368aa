import { adoptSheet } from '../../page/index.ts';
import { findBeside } from '../find-near-button.ts';
import { buyBarStyles } from './buy-bar-styles.ts';

/** Calls at once and whenever something inside of the element changes. */
const mirror = (element: HTMLElement, show: () => void): void => {
  const options = { attributes: true, childList: true, subtree: true, characterData: true };
  new MutationObserver(show).observe(element, options);
  show();
};

const createBar = (button: HTMLElement): HTMLElement => {
  const bar = document.createElement('aside');
  bar.className = 'sw-buy-bar';
  bar.append(document.createElement('b'));
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

/** Price and button at the edge of a small window while the button itself is out of view. */
export const showBuyBar = (button: HTMLElement): void => {
  adoptSheet(buyBarStyles);
  const bar = createBar(button);
  bar.firstElementChild?.append(document.querySelector('h1')?.textContent ?? '');
  bar.ariaLabel = bar.firstElementChild?.textContent ?? '';
  document.body.append(bar);
  new IntersectionObserver(([entry]) => {
    // A bar that hides while it has the focus would lose it.
    bar.hidden = Boolean(entry?.isIntersecting) && !bar.matches(':focus-within');
  }).observe(button);
};
