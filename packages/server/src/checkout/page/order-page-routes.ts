import { checkoutTextsIn } from '@sitewright/domain/checkout';
import { pageTypes } from '@sitewright/domain/pages';
import { settingsInEffect } from '@sitewright/domain/store';
import type { OrderPage, OrderPageKind } from '@sitewright/render/checkout';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, registerPlainForms, sendRefusal } from '../../http/index.ts';
import { orderUrl } from '../../orders/index.ts';
import type { PageHandler } from '../../pages/index.ts';
import { readStoreSettings } from '../../store/index.ts';
import { writeOrderCookie } from '../order-cookie.ts';
import { findRequestVisitor, type VisitorServices } from '../request-visitor.ts';
import { describeDownloads } from './describe-downloads.ts';
import { describeInvoices } from './describe-invoices.ts';
import { describeOrder } from './describe-order.ts';
import { describeReturns } from './describe-returns.ts';
import { isEmailOf, isWithinTries, maySeeOrder } from './order-access.ts';
import { findLinked, linkOf, type OrderLink } from './order-link.ts';
import type { StoredOrder } from './order-page-store.ts';

export interface OrderPageServices extends VisitorServices {
  readonly pages: PageHandler;
  readonly secret: string;
}

const kinds = ['confirmed', 'received', 'status'] as const satisfies readonly OrderPageKind[];

const typesOfPages = {
  confirmed: pageTypes.orderConfirmed,
  received: pageTypes.orderReceived,
  status: pageTypes.orderStatus,
} as const;

/** An order that waits for its payment says how to pay, whatever its link is called. */
const kindOf = (kind: OrderPageKind, { order }: StoredOrder): OrderPageKind =>
  kind === 'confirmed' && order.paymentState === 'awaiting' ? 'received' : kind;

const formUrl = (kind: OrderPageKind, { orderId, token }: OrderLink): string =>
  `/-/checkout/order-email/${kind}?order=${orderId}&token=${token}`;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const show = async (
  { pages }: OrderPageServices,
  { request, reply }: Exchange,
  {
    kind,
    order,
    status = 200,
  }: { readonly kind: OrderPageKind; readonly order: OrderPage; readonly status?: number },
): Promise<void> => {
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, { pageType: typesOfPages[kind], status, order });
};

const showOrder =
  (linked: OrderPageKind, services: OrderPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor } = known;
    const link = linkOf(request);
    const stored = await findLinked(visitor, link, services.secret);
    const exchange = { request, reply };
    // The same question for orders that do not exist.
    if (!stored || !(await maySeeOrder(visitor, stored, services.secret)))
      return show(services, exchange, {
        kind: linked,
        order: { kind: 'email', action: formUrl(linked, link), fault: '' },
      });
    const { database, site } = visitor;
    const settings = settingsInEffect(await readStoreSettings(database, site.id), site.features);
    const kind = kindOf(linked, stored);
    const downloads = await describeDownloads(visitor, stored.order.orderId, services.secret);
    const invoices = await describeInvoices(visitor, link);
    const returns = await describeReturns(visitor, { link, stored }, settings);
    return show(services, exchange, {
      kind,
      order: { kind, order: describeOrder(stored, { site, settings, downloads, invoices, returns }) },
    });
  };

const UNPROCESSABLE = 422;
const TOO_MANY = 429;

const receiveEmail =
  (kind: OrderPageKind, services: OrderPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor } = known;
    const link = linkOf(request);
    const texts = checkoutTextsIn(visitor.site.settings.language);
    const again = (fault: string, status: number) =>
      show(
        services,
        { request, reply },
        { kind, status, order: { kind: 'email', action: formUrl(kind, link), fault } },
      );
    if (!(await isWithinTries(visitor, link.orderId))) return again(texts.tooManyTries, TOO_MANY);
    const stored = await findLinked(visitor, link, services.secret);
    if (!stored || !isEmailOf(stored, form.get('email') ?? '')) return again(texts.emailWrong, UNPROCESSABLE);
    return reply
      .header('set-cookie', writeOrderCookie(visitor, link.orderId, services.secret))
      .header('cache-control', 'no-store')
      .redirect(orderUrl(kind, link.orderId, link.token), 303);
  };

/** The pages of an order by link. Without the browser that bought it, they ask for the email address first. */
export const registerOrderPages = (app: FastifyInstance, services: OrderPageServices): void => {
  const { trustsProxy } = services;
  for (const kind of kinds) app.get(`/checkout/order-${kind}`, showOrder(kind, services));
  registerPlainForms(
    app,
    kinds.map((kind) => ({
      path: `/-/checkout/order-email/${kind}`,
      trustsProxy,
      receive: receiveEmail(kind, services),
    })),
  );
};
