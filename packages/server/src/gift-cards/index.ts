export { hashGiftCardCode, newGiftCardCode } from './gift-card-code.ts';
export { removeDemoCards } from './demo-cards-store.ts';
export { giftCardsCapability } from './gift-cards-capability.ts';
export { findGiftCard, type GiftCardRow } from './gift-cards-store.ts';
export {
  findGiftCardByHash,
  hasGiftCards,
  listEnteredCards,
  listRedeemed,
  lockGiftCards,
  redeemGiftCards,
  regainGiftCards,
  releaseGiftCards,
  type EnteredCardRow,
  type Redemption,
} from './redemption-store.ts';
export { refundToGiftCards } from './refund-gift-cards.ts';
export { composeGiftCardMail, sampleGiftCard, type GiftCardMailToCompose } from './mail/gift-card-mail.ts';
export { issueBoughtCards } from './sale/issue-bought-cards.ts';
export { isSpentMeanwhile, restoreSoldCards, reverseSoldCards } from './sale/reverse-sold-cards.ts';
