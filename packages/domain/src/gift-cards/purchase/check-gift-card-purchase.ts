import { isEmail } from '../../contributors/index.ts';
import { singleLine } from '../../mail/index.ts';
import { giftCardLimits } from '../gift-card-limits.ts';
import type { GiftCardPurchase } from '../gift-cards-schemas.ts';
import type { PurchaseFault } from '../purchase-fault.ts';
import { isDeliveryDay, type StoreDay } from './delivery-day.ts';

/** As it comes from the form. */
export type GivenPurchase = Readonly<
  Record<
    'deliverTo' | 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'delivery' | 'deliverOn',
    string
  >
>;

export type PurchaseFaults = Partial<
  Record<'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'deliverOn', PurchaseFault>
>;

export type PurchaseCheck =
  | { readonly ok: true; readonly purchase: GiftCardPurchase }
  | { readonly ok: false; readonly faults: PurchaseFaults };

const purchaseOf = (given: GivenPurchase): GiftCardPurchase => {
  const deliverTo = given.deliverTo === 'buyer' ? 'buyer' : 'recipient';
  return {
    deliverTo,
    recipientName: singleLine(given.recipientName),
    recipientEmail: deliverTo === 'buyer' ? '' : given.recipientEmail.trim(),
    senderName: singleLine(given.senderName),
    message: singleLine(given.message),
    deliverOn: given.delivery === 'day' ? given.deliverOn.trim() : null,
  };
};

const faultOfRecipient = ({ deliverTo, recipientName }: GiftCardPurchase): PurchaseFault | undefined => {
  if (recipientName.length > giftCardLimits.SHOPPER_NAME) return 'nameTooLong';
  return deliverTo === 'recipient' && recipientName === '' ? 'recipientNameMissing' : undefined;
};

const isAddress = (email: string): boolean => email.length <= giftCardLimits.EMAIL && isEmail(email);

const findFaults = (purchase: GiftCardPurchase, when: StoreDay): PurchaseFaults => {
  const { deliverTo, recipientEmail, senderName, message, deliverOn } = purchase;
  const recipientName = faultOfRecipient(purchase);
  return {
    ...(recipientName && { recipientName }),
    ...(deliverTo === 'recipient' && !isAddress(recipientEmail) && { recipientEmail: 'emailInvalid' }),
    ...(senderName.length > giftCardLimits.SHOPPER_NAME && { senderName: 'nameTooLong' }),
    ...(message.length > giftCardLimits.MESSAGE && { message: 'messageTooLong' }),
    ...(deliverOn !== null && !isDeliveryDay(deliverOn, when) && { deliverOn: 'dayInvalid' }),
  };
};

/** What was entered for a gift card, cleaned, or what is wrong with it. */
export const checkGiftCardPurchase = (given: GivenPurchase, when: StoreDay): PurchaseCheck => {
  const purchase = purchaseOf(given);
  const faults = findFaults(purchase, when);
  return Object.keys(faults).length === 0 ? { ok: true, purchase } : { ok: false, faults };
};
