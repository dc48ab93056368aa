import type { OrderLine } from '../orders/index.ts';

/** What a line costs in each renewal, before shipping and tax. */
export const renewalCentsOf = ({
  quantity,
  subscription,
}: Pick<OrderLine, 'quantity' | 'subscription'>): number =>
  subscription ? Math.max(0, subscription.unitCents * quantity - subscription.renewalDiscountCents) : 0;
