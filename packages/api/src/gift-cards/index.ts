export { giftCardsActivity } from './gift-cards-activity.ts';
export { giftCardsCalls } from './gift-cards-calls.ts';
export { giftCardsRefusals } from './gift-cards-refusals.ts';
