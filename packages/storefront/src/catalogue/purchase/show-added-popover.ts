import { fillText } from '@sitewright/domain/languages';
import { announce, showPopover } from '../../overlays/index.ts';
import { buyingText } from './purchase-text.ts';
import type { PurchaseAttempt } from './purchase-attempt.ts';

/** Says that something is in the cart, over whatever the button stands in. */
export const showAddedPopover = ({ button }: PurchaseAttempt, title: string): void => {
  const text = fillText(buyingText('wasAdded'), { productName: title });
  const dialog = button.element.closest('dialog');
  announce(text, dialog);
  showPopover({ text }, dialog);
  button.succeed();
};
