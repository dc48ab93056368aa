export type { PricedLine } from './order-lines.ts';
export {
  totalOrder,
  type AppliedDiscount,
  type LineTotals,
  type OrderTotals,
  type TotalsRequest,
} from './total-order.ts';
