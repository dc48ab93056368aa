import type { ActivityTexts } from '../call/index.ts';
import type { giftCardsCalls } from './gift-cards-calls.ts';

export const giftCardsActivity = {
  issue: 'Issued a gift card',
  adjust: 'Changed the balance of a gift card',
  redeem: 'Redeemed a gift card in person',
  resend: 'Sent a gift card with a new code',
  disable: 'Disabled a gift card',
} satisfies ActivityTexts<typeof giftCardsCalls>;
