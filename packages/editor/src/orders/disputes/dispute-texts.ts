import { disputeReasonText, isOpenDispute } from '@sitewright/domain/payments';
import type { OrderDetail } from '../texts/order-texts.ts';

export type OrderDispute = OrderDetail['disputes'][number];

/** Where the owner has to read of it. One that was won stands on the timeline. */
export const shownDisputes = ({ disputes }: Pick<OrderDetail, 'disputes'>): OrderDispute[] =>
  disputes.filter(({ state }) => state !== 'won');

export const disputeTitle = ({ state }: Pick<OrderDispute, 'state'>, amount: string): string => {
  if (state === 'inquiry') return `The customer’s bank asks about ${amount}`;
  return state === 'lost' ? `Dispute lost: the bank took back ${amount}` : `Payment disputed: ${amount}`;
};

export const disputeText = ({ state, reason }: Pick<OrderDispute, 'state' | 'reason'>): string => {
  const why = disputeReasonText(reason);
  if (state === 'inquiry') return `${why} Respond, or refund the order to end the inquiry.`;
  if (!isOpenDispute(state)) return `${why} This amount cannot be refunded again.`;
  const wait = state === 'under-review' ? ' Your response is under review.' : '';
  return `${why}${wait} The payment cannot be refunded before the dispute is closed.`;
};

/** Whether the owner can still respond. */
export const awaitsResponse = ({ state }: Pick<OrderDispute, 'state'>): boolean =>
  state === 'inquiry' || state === 'needs-response';
