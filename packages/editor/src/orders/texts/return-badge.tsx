import { OrderBadge } from './order-badge.tsx';
import { returnBadge, type OrderSummary } from './order-texts.ts';

export const ReturnBadge = ({ order }: { readonly order: Pick<OrderSummary, 'openReturn'> }) => {
  const badge = returnBadge(order);
  return badge ? <OrderBadge badge={badge} /> : null;
};
