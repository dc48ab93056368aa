export { dueCentsOf, giftCardCentsOf } from './gift-card-amounts.ts';
export {
  allUnfulfilled,
  fulfilmentOf,
  isAnythingUnfulfilled,
  isPossibleShipment,
  needsFulfilment,
  stockBack,
  unfulfilledOf,
  withShipped,
  type LineQuantities,
  type LineQuantity,
} from './fulfilment.ts';
export { eraseOrderContent, eraseOrderLine, erasedSearchText } from './erase-order.ts';
export {
  allowedActions,
  findActionObstacle,
  isToFulfil,
  orderActions,
  unrefundedCents,
  type OrderAction,
  type OrderSituation,
} from './order-actions.ts';
export { orderCsvHead, orderCsvRows, type ExportedOrder } from './order-csv.ts';
export { orderEventKinds, type OrderEventKind } from './order-events.ts';
export { orderTabs, type OrderFilters, type OrderTab } from './order-filters.ts';
export { orderLimits } from './order-limits.ts';
export { orderMessages, type OrderRefusal } from './order-messages.ts';
export { foldEmail, isSearching, readOrderSearch, type OrderSearch } from './order-search.ts';
export {
  firstFulfilment,
  formatOrderNumber,
  fulfilmentStates,
  orderPaymentStates,
  paidStateOf,
  wasPaid,
  type FulfilmentState,
  type OrderPaymentState,
} from './order-states.ts';
export { tidyTags } from './order-tags.ts';
export {
  carrierName,
  carriers,
  findTrackingFaults,
  noTracking,
  OTHER_CARRIER,
  readTracking,
  trackingFaultTexts,
  type CarrierId,
  type Tracking,
  type TrackingFaults,
  type TrackingInput,
} from './tracking.ts';
export { creditOf, cutLines, spreadRefund, type PaymentPart } from './spread-refund.ts';
export type { OrderContent, OrderLine, SubscribedLine } from './orders-schemas.ts';
export { paidForLine, refundForPieces, type RefundedPieces } from './refund-amounts.ts';
