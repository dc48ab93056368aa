import { fillText } from '../../languages/index.ts';
import { giftCardTextsIn } from '../texts/gift-card-translations.ts';
import type { GiftCardPurchase } from '../gift-cards-schemas.ts';
import { deliveryDayText } from './delivery-day.ts';

export interface DescribedField {
  readonly title: string;
  readonly value: string;
}

const recipientOf = ({ recipientName, recipientEmail }: GiftCardPurchase): string =>
  [recipientName, recipientEmail].filter((part) => part !== '').join(', ');

/** What stands below the line of a gift card: in the cart, in the order and wherever the order is shown. */
export const describePurchase = (purchase: GiftCardPurchase, language: string): DescribedField[] => {
  const texts = giftCardTextsIn(language);
  const { deliverTo, deliverOn, senderName, message } = purchase;
  const sentTo = deliverTo === 'buyer' ? texts.sentToBuyer : texts.sentToRecipient;
  const sentOn =
    deliverOn === null ? texts.atOnce : fillText(texts.onDay, { day: deliveryDayText(deliverOn, language) });
  return [
    { title: texts.to, value: recipientOf(purchase) },
    { title: texts.from, value: senderName },
    { title: texts.message, value: message },
    { title: texts.delivery, value: `${sentTo}, ${sentOn}` },
  ].filter(({ value }) => value !== '');
};
