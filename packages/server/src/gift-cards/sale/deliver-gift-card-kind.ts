import { Type } from 'typebox';
import { defineJobKind } from '../../jobs/index.ts';

/** Makes the code of a gift card that was bought, and its email. */
export const deliverGiftCardKind = defineJobKind({
  name: 'gift-cards.deliver',
  payload: Type.Object({ giftCardId: Type.String() }),
  maxAttempts: 32,
  actsOutside: true,
});
