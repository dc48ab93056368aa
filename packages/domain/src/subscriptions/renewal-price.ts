import type { OrderLine } from '../orders/index.ts';

/** Whether a line is paid again: some plans have one payment. */
export const isRenewedLine = ({ subscription }: Pick<OrderLine, 'subscription'>): boolean =>
  subscription !== undefined && subscription.plan.numBillingCycles !== 1;

/** What a line costs in each renewal, before shipping and tax. */
export const renewalCentsOf = ({
  quantity,
  subscription,
}: Pick<OrderLine, 'quantity' | 'subscription'>): number =>
  subscription ? Math.max(0, subscription.unitCents * quantity - subscription.renewalDiscountCents) : 0;
