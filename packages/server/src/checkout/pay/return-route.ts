import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '@sitewright/domain/ids';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { checkoutUrl } from '../checkout-token.ts';
import { findRequestVisitor, type VisitorServices } from '../request-visitor.ts';
import { readLinkCookie } from './link-cookies.ts';
import { readPayment, type PaymentReply, type PayServices } from './pay.ts';

export type ReturnServices = PayServices & VisitorServices;

const nextUrl = ({ state, url }: PaymentReply, page: string): string => {
  if (state === 'completed' || state === 'requires_action') return url;
  return state === 'processing' ? page : `${page}?notice=payment-refused`;
};

const paymentIn = ({ query }: FastifyRequest): string => {
  const { payment } = query as { payment?: unknown };
  return typeof payment === 'string' && isId(payment) ? payment : '';
};

interface Returned {
  readonly found: PaymentReply | Refusal;
  /** The page of the checkout that was paid. */
  readonly page: string;
}

/** A payment of the visitor's cart, or of the payment link that this browser has paid by. */
const findReturned = async (
  visitor: CheckoutVisitor,
  paymentId: string,
  services: ReturnServices,
): Promise<Returned> => {
  const found = await readPayment(visitor, paymentId, services);
  const link = readLinkCookie(visitor);
  if (!isRefusal(found) || link === undefined) return { found, page: checkoutUrl(visitor) };
  const bearer = { ...visitor, source: services.openLink(visitor, link) };
  return { found: await readPayment(bearer, paymentId, services), page: checkoutUrl(bearer) };
};

/** Where a gateway sends the shopper back to. What the address says about the payment is ignored. */
export const registerPaymentReturn = (app: FastifyInstance, services: ReturnServices): void => {
  app.get('/checkout/return', async (request, reply) => {
    const known = await findRequestVisitor(request, services);
    const { found, page } = known
      ? await findReturned(known.visitor, paymentIn(request), services)
      : { found: refuse('not-found'), page: '/checkout' };
    if (known && known.cookies.length > 0) reply.header('set-cookie', [...known.cookies]);
    const url = isRefusal(found) ? '/checkout' : nextUrl(found, page);
    return reply.header('cache-control', 'no-store').redirect(url, 303);
  });
};
