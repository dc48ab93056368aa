export {
  abandonedCartLimits,
  abandonedCartPeriods,
  abandonedCartStates,
  skipReasons,
  type AbandonedCartPeriod,
  type AbandonedCartState,
  type SkipReason,
} from './abandoned-cart-states.ts';
export {
  decideAbandonedCart,
  type AbandonedCartDecision,
  type AbandonedCartFacts,
} from './decide-abandoned-cart.ts';
export { greetingName } from './greeting-name.ts';
export { abandonedCartMessages } from './abandoned-carts-messages.ts';
export {
  abandonedCartCsvHead,
  abandonedCartCsvRow,
  type ExportedAbandonedCart,
} from './abandoned-cart-csv.ts';
export type { AbandonedCartTexts } from './texts/abandoned-cart-texts.ts';
export { abandonedCartTextsIn } from './texts/abandoned-cart-translations.ts';
