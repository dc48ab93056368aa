export {
  applyGiftCards,
  type AmountToPay,
  type GiftCardShare,
  type SpendableCard,
} from './apply-gift-cards.ts';
export { findCardObstacle, type CardObstacle, type PresentedCard } from './find-card-obstacle.ts';
export { findGiftCardFaults, type GiftCardToIssue } from './find-gift-card-faults.ts';
export { foldGiftCardCode, formatGiftCardCode, isGiftCardCode, lastFourOf } from './gift-card-code.ts';
export { giftCardLimits } from './gift-card-limits.ts';
export { giftCardMessages, type GiftCardRefusal } from './gift-card-messages.ts';
export {
  giftCardEntryKinds,
  giftCardStatus,
  giftCardStatuses,
  type GiftCardEntryKind,
  type GiftCardSituation,
  type GiftCardStatus,
} from './gift-card-states.ts';
export { splitRefund, type RefundableCard, type RefundSources, type RefundSplit } from './split-refund.ts';
export type { GiftCardPurchase } from './gift-cards-schemas.ts';
export {
  checkGiftCardPurchase,
  type GivenPurchase,
  type PurchaseCheck,
  type PurchaseFaults,
} from './purchase/check-gift-card-purchase.ts';
export {
  deliveryDays,
  deliveryDayText,
  deliveryTimeOf,
  lastValidDay,
  type StoreDay,
} from './purchase/delivery-day.ts';
export { giftCardDeliveries, type GiftCardDelivery } from './gift-card-deliveries.ts';
export { describePurchase } from './purchase/describe-purchase.ts';
export { type GiftCardTexts } from './texts/gift-card-texts.ts';
export { giftCardTextsIn } from './texts/gift-card-translations.ts';
export { shareReversal, type RefundedPieces, type SoldCard } from './share-reversal.ts';
export { giftCardCsvHead, giftCardCsvRow, type ExportedGiftCard } from './gift-card-csv.ts';
