import { Type, type Static } from 'typebox';
import { closed, orNull } from '../shapes/shapes-schemas.ts';
import type { DeepReadonly } from '../shapes/index.ts';
import { giftCardDeliveries } from './gift-card-deliveries.ts';

const text = Type.String();

/** What a shopper says about a gift card that is bought. */
export const giftCardPurchaseSchema = Type.Object(
  {
    deliverTo: Type.Enum([...giftCardDeliveries]),
    recipientName: text,
    /** Empty for one that the buyer hands over. */
    recipientEmail: text,
    senderName: text,
    message: text,
    /** A day in the time zone of the store, as YYYY-MM-DD; null for at once. */
    deliverOn: orNull(text),
  },
  closed,
);

export type GiftCardPurchase = DeepReadonly<Static<typeof giftCardPurchaseSchema>>;
