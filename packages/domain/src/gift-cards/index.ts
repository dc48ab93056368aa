export { findGiftCardFaults, type GiftCardToIssue } from './find-gift-card-faults.ts';
export { formatGiftCardCode, lastFourOf } from './gift-card-code.ts';
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
