import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '@sitewright/domain/ids';
import { isRefusal } from '../../http/index.ts';
import { findRequestVisitor, type VisitorServices } from '../request-visitor.ts';
import { readPayment, type PaymentReply, type PayServices } from './pay.ts';

export type ReturnServices = PayServices & VisitorServices;

const nextUrl = ({ state, url }: PaymentReply): string => {
  if (state === 'completed' || state === 'requires_action') return url;
  return state === 'processing' ? '/checkout' : '/checkout?notice=payment-refused';
};

const paymentIn = ({ query }: FastifyRequest): string => {
  const { payment } = query as { payment?: unknown };
  return typeof payment === 'string' && isId(payment) ? payment : '';
};

/** Where a gateway sends the shopper back to. What the address says about the payment is ignored. */
export const registerPaymentReturn = (app: FastifyInstance, services: ReturnServices): void => {
  app.get('/checkout/return', async (request, reply) => {
    const known = await findRequestVisitor(request, services);
    const found = known && (await readPayment(known.visitor, paymentIn(request), services));
    const url = !found || isRefusal(found) ? '/checkout' : nextUrl(found);
    return reply.header('cache-control', 'no-store').redirect(url, 303);
  });
};
