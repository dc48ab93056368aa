import { isId } from '@sitewright/domain/ids';
import type { ReturnKind } from '@sitewright/domain/returns';
import type { FastifyRequest } from 'fastify';
import { orderToken, orderUrl } from '../../orders/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { findRequestVisitor, type VisitorServices } from '../request-visitor.ts';
import { isSameSignature } from '../../signatures/index.ts';
import { maySeeOrder } from './order-access.ts';
import { findStoredOrder, type StoredOrder } from './order-page-store.ts';

/** The order that an address names, and the secret that it proves it with. */
export interface OrderLink {
  readonly orderId: string;
  readonly token: string;
}

const MAX_TOKEN_LENGTH = 100;

export const linkOf = ({ query }: FastifyRequest): OrderLink => {
  const { order, token } = query as Readonly<Record<string, unknown>>;
  return {
    orderId: typeof order === 'string' && isId(order) ? order : '',
    token: typeof token === 'string' && /^[\w-]+$/.test(token) ? token.slice(0, MAX_TOKEN_LENGTH) : '',
  };
};

/** The form for returns or for the withdrawal of an order. */
export const returnUrl = (kind: ReturnKind, { orderId, token }: OrderLink): string =>
  `/checkout/order-return?order=${orderId}&token=${token}&kind=${kind}`;

/** The page that asks for the email address first, and then leads on to the form. */
export const returnQuestionUrl = (kind: ReturnKind, { orderId, token }: OrderLink): string =>
  `${orderUrl('status', orderId, token)}&then=${kind}`;

/** The form that the question for the email address leads on to. */
export const nextFormOf = ({ query }: FastifyRequest): ReturnKind | undefined => {
  const { then } = query as Readonly<Record<string, unknown>>;
  return then === 'return' || then === 'withdrawal' ? then : undefined;
};

export const findLinked = async (
  { database, site }: CheckoutVisitor,
  { orderId, token }: OrderLink,
  secret: string,
): Promise<StoredOrder | undefined> =>
  orderId !== '' && isSameSignature(orderToken(secret, site.id, orderId), token)
    ? findStoredOrder(database, site.id, orderId)
    : undefined;

export interface OpenedOrder {
  readonly visitor: CheckoutVisitor;
  readonly link: OrderLink;
  readonly stored: StoredOrder;
}

/** For pages beside the order's own: undefined unless the browser bought the order or has shown that it knows the email address. */
export const openLinkedOrder = async (
  request: FastifyRequest,
  services: VisitorServices & { readonly secret: string },
): Promise<OpenedOrder | undefined> => {
  const known = await findRequestVisitor(request, services);
  if (!known) return undefined;
  const link = linkOf(request);
  const stored = await findLinked(known.visitor, link, services.secret);
  return stored && (await maySeeOrder(known.visitor, stored, services.secret))
    ? { visitor: known.visitor, link, stored }
    : undefined;
};
