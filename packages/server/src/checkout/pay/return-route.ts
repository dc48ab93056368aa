import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '@sitewright/domain/ids';
import type { PaymentRow } from '../../payment-records/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { checkoutUrl } from '../checkout-token.ts';
import { findRequestVisitor, type LinkKind, type VisitorServices } from '../request-visitor.ts';
import { readLinkCookie, setLinkCookies } from './link-cookies.ts';
import { describePayment, findOwnPayment, reasonOf, refreshOwnPayment, type PayServices } from './pay.ts';

export type ReturnServices = PayServices & VisitorServices;

interface Returned {
  readonly payment: PaymentRow | undefined;
  /** Of the checkout that was paid. */
  readonly bearer: CheckoutVisitor;
}

const paymentIn = ({ query }: FastifyRequest): string => {
  const { payment } = query as { payment?: unknown };
  return typeof payment === 'string' && isId(payment) ? payment : '';
};

/** Who comes back without having paid is not sent to the gateway again. */
const hasLeft = ({ query }: FastifyRequest): boolean => (query as { left?: unknown }).left === '1';

const linkKinds = ['link', 'cart'] as const satisfies readonly LinkKind[];

/** A payment of the visitor's cart, or of the payment link or subscription that this browser has paid by. */
const findReturned = async (
  visitor: CheckoutVisitor,
  paymentId: string,
  services: ReturnServices,
): Promise<Returned> => {
  const own = await findOwnPayment(visitor, paymentId);
  if (own) return { payment: own, bearer: visitor };
  for (const kind of linkKinds) {
    const token = readLinkCookie(visitor, kind);
    if (token === undefined) continue;
    const bearer = { ...visitor, source: services.openLink(visitor, token, kind) };
    const payment = await findOwnPayment(bearer, paymentId);
    if (payment) return { payment, bearer };
  }
  return { payment: undefined, bearer: visitor };
};

/** The gateway is asked now: it has just sent the shopper back. A failure goes by its code, which the page translates. */
const findNext = async (
  visitor: CheckoutVisitor,
  request: FastifyRequest,
  services: ReturnServices,
): Promise<string> => {
  const { payment: found, bearer } = await findReturned(visitor, paymentIn(request), services);
  if (!found) return '/checkout';
  const payment = await refreshOwnPayment(bearer, found, services);
  setLinkCookies(bearer, payment.orderId, services.secret);
  const { state, url } = describePayment(payment, visitor.site.settings.language, services.secret);
  const page = checkoutUrl(bearer);
  if (state === 'completed') return url;
  if (state === 'requires_action') return hasLeft(request) ? page : url;
  return state === 'processing' ? page : `${page}?notice=${reasonOf(payment)}`;
};

/** Where a gateway sends the shopper back to. What the address says about the payment is ignored. */
export const registerPaymentReturn = (app: FastifyInstance, services: ReturnServices): void => {
  app.get('/checkout/return', async (request, reply) => {
    const known = await findRequestVisitor(request, services);
    const url = known ? await findNext(known.visitor, request, services) : '/checkout';
    if (known && known.cookies.length > 0) reply.header('set-cookie', [...known.cookies]);
    return reply.header('cache-control', 'no-store').redirect(url, 303);
  });
};
