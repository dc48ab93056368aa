import { paymentsCalls } from '@sitewright/api/payments';
import { paymentsSchemas } from '@sitewright/api/payments/schemas';
import {
  AfterCommit,
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { lockOrder, noteOrder } from '../orders/index.ts';
import type { PaymentServices } from './drive-payment.ts';
import { finishRefund } from './finish-refund.ts';
import { requestRefund, type RefundToRequest } from './refunds/request-refund.ts';
import {
  checkStripe,
  describeStripe,
  disconnectStripe,
  type StripeAccountServices,
} from './stripe-account/stripe-account-service.ts';
import { lockRefund, type RefundRow } from '../payment-records/index.ts';

interface RefundAnswer {
  readonly amountCents: number;
  readonly state: string;
  readonly failure: string;
}

/** Without an answer of the gateway the reconciliation asks again. */
const finishOrLater = async (
  services: PaymentServices,
  refund: RefundRow,
  publicOrigin: string,
): Promise<RefundRow> => {
  try {
    return await finishRefund(services, refund, publicOrigin);
  } catch (error) {
    services.log.warn({ refund: refund.refundId, err: error }, 'A gateway did not answer');
    return refund;
  }
};

/** Of all payments that give back a part: what went wrong, else what is not finished. */
const outcomeOf = (made: readonly RefundRow[]): Omit<RefundAnswer, 'amountCents'> => {
  const told =
    made.find(({ state }) => state === 'failed') ??
    made.find(({ state }) => state !== 'succeeded') ??
    made[0];
  return { state: told?.state ?? 'succeeded', failure: told?.failure ?? '' };
};

/** The row is written in the transaction of the call; the gateway is called after it. */
const refundOrder = async (
  services: PaymentServices,
  context: ContributorContext,
  { revision, ...wanted }: RefundToRequest & { readonly revision: number },
): Promise<AfterCommit<RefundAnswer> | Refusal> => {
  const order = await lockOrder(context.database, context.site.id, wanted.orderId);
  if (!order) return refuse('not-found');
  if (order.row.revision !== revision) return refuse('conflict');
  const requested = await requestRefund(context, wanted);
  if (isRefusal(requested)) return requested;
  noteOrder(context, order);
  const { amountCents, refundIds } = requested;
  const refunds: RefundRow[] = [];
  for (const refundId of refundIds)
    refunds.push(await lockRefund(context.database, { websiteId: context.site.id, refundId }));
  return new AfterCommit(async () => {
    const made: RefundRow[] = [];
    for (const refund of refunds) made.push(await finishOrLater(services, refund, context.publicOrigin));
    return { amountCents, ...outcomeOf(made) };
  });
};

export const implementPaymentCalls = (services: PaymentServices & StripeAccountServices): ImplementedCall[] =>
  implementCalls({
    capability: 'payments',
    calls: paymentsCalls,
    schemas: paymentsSchemas,
    handlers: {
      refund: ({ params, body }, context) => refundOrder(services, context, { ...body, orderId: params.id }),
      readStripe: (_input, context) => describeStripe(context, services),
      saveStripe: { prepare: ({ body }, context) => checkStripe(context, services, body) },
      disconnectStripe: (_input, context) => disconnectStripe(context),
    },
  });
