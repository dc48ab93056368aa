import type { Capability } from '../http/index.ts';
import { implementGiftCardCalls } from './gift-cards-routes.ts';

export const giftCardsCapability = (): Capability => ({
  name: 'gift-cards',
  calls: implementGiftCardCalls(),
});
