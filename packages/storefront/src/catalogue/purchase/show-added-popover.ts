import { fillText } from '@sitewright/domain/languages';
import { checkoutNote, type CheckoutNote } from '../../cart/index.ts';
import { announce, showPopover } from '../../overlays/index.ts';
import { buyingText } from './purchase-text.ts';
import type { PurchaseAttempt } from './purchase-attempt.ts';

const describe = ({ text, contact }: CheckoutNote): (string | Node)[] => {
  if (!contact) return [text];
  const link = document.createElement('a');
  link.href = `mailto:${contact.email}`;
  link.append(contact.email);
  return [`${text} ${contact.text} `, link];
};

/** Says that something is in the cart, over whatever the button stands in. */
export const showAddedPopover = ({ button }: PurchaseAttempt, title: string): void => {
  const text = fillText(buyingText('wasAdded'), { productName: title });
  const note = checkoutNote();
  const dialog = button.element.closest('dialog');
  announce(text, dialog);
  showPopover({ text, ...(note ? { note: describe(note) } : {}) }, dialog);
  button.succeed();
};
