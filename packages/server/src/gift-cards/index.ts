export { giftCardsCapability } from './gift-cards-capability.ts';
