export {
  draftContext,
  draftState,
  formatDraftNumber,
  hasRepeatedLines,
  newDraftContent,
  type DraftIdentity,
} from './draft-cart.ts';
export { draftReservation, isSameReservation, type DraftReservation } from './draft-reservation.ts';
export { draftOrderLimits } from './draft-order-limits.ts';
export { draftOrderMessages, type DraftOrderRefusal } from './draft-order-messages.ts';
export type { DraftContent, DraftLine } from './draft-orders-schemas.ts';
