export {
  draftContext,
  draftState,
  formatDraftNumber,
  hasRepeatedLines,
  newDraftContent,
  type DraftIdentity,
} from './draft-cart.ts';
export { draftOrderLimits } from './draft-order-limits.ts';
export { draftOrderMessages, type DraftOrderRefusal } from './draft-order-messages.ts';
export type { DraftContent, DraftLine } from './draft-orders-schemas.ts';
