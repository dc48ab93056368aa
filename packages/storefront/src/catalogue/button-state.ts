import { buttonTexts } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../page/index.ts';

export type ButtonState = 'idle' | keyof typeof buttonTexts;

const textOf = inStoreLanguage(buttonTexts);

export const isIdle = ({ dataset }: HTMLElement): boolean =>
  /^(idle|selectOption)$/.test(dataset['state'] ?? 'idle');

/** What the formatter's button says in each state. */
export const showState = (element: HTMLElement, state: ButtonState): void => {
  const text = state === 'idle' ? element.dataset['originalLabel'] : textOf(state);
  const label = element.querySelector('.sqs-add-to-cart-button-inner') ?? element;
  // The name of the button begins with what it says.
  element.ariaLabel &&= element.ariaLabel.replace(label.textContent, text ?? '');
  label.textContent = text ?? '';
  element.dataset['state'] = state;
  element.ariaDisabled = isIdle(element) ? null : 'true';
  element.ariaBusy = state === 'adding' ? 'true' : null;
  element.tabIndex = state === 'soldOut' ? -1 : 0;
};
