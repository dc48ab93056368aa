import { OrderBadge } from './order-badge.tsx';
import { disputeBadge, type OrderSummary } from './order-texts.ts';

export const DisputeBadge = ({ order }: { readonly order: Pick<OrderSummary, 'dispute'> }) => {
  const badge = disputeBadge(order);
  return badge ? <OrderBadge badge={badge} /> : null;
};
