import type { ActivityTexts } from '../call/index.ts';
import type { giftCardsCalls } from './gift-cards-calls.ts';

export const giftCardsActivity = {
  issue: 'Issued a gift card',
  adjust: 'Changed the balance of a gift card',
  disable: 'Disabled a gift card',
} satisfies ActivityTexts<typeof giftCardsCalls>;
