import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '@sitewright/domain/ids';
import type { PaymentRow } from '../../payment-records/index.ts';
import { refreshPayment } from '../../payments/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { findRequestVisitor, type VisitorServices } from '../request-visitor.ts';
import { describePayment, findOwnPayment, type PaymentReply, type PayServices } from './pay.ts';

export type ReturnServices = PayServices & VisitorServices;

/** The reason goes by its code, which the page translates. */
const nextUrl = ({ failure }: PaymentRow, { state, url }: PaymentReply): string => {
  if (state === 'completed' || state === 'requires_action') return url;
  return state === 'processing' ? '/checkout' : `/checkout?notice=${failure ?? 'payment-refused'}`;
};

/** The gateway is asked now: it has just sent the shopper back. */
const findNext = async (
  visitor: CheckoutVisitor,
  paymentId: string,
  { payments, secret }: PayServices,
): Promise<string> => {
  const found = await findOwnPayment(visitor, paymentId);
  if (!found) return '/checkout';
  const payment = await refreshPayment(payments, found);
  return nextUrl(payment, describePayment(payment, visitor.site.settings.language, secret));
};

const paymentIn = ({ query }: FastifyRequest): string => {
  const { payment } = query as { payment?: unknown };
  return typeof payment === 'string' && isId(payment) ? payment : '';
};

/** Where a gateway sends the shopper back to. What the address says about the payment is ignored. */
export const registerPaymentReturn = (app: FastifyInstance, services: ReturnServices): void => {
  app.get('/checkout/return', async (request, reply) => {
    const known = await findRequestVisitor(request, services);
    const url = known ? await findNext(known.visitor, paymentIn(request), services) : '/checkout';
    return reply.header('cache-control', 'no-store').redirect(url, 303);
  });
};
