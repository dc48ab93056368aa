import { cartStrings } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../page/index.ts';

export const createCloseButton = (): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sw-close';
  button.ariaLabel = inStoreLanguage(cartStrings)('close');
  button.innerHTML =
    '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 3l10 10M13 3L3 13"/></svg>';
  return button;
};
