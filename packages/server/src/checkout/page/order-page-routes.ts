import { checkoutTextsIn } from '@sitewright/domain/checkout';
import { pageTypes, type PageType } from '@sitewright/domain/pages';
import { settingsInEffect } from '@sitewright/domain/store';
import type { OrderPage, OrderPageKind } from '@sitewright/render/checkout';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineFormReply, refuse, registerPlainForms, sendRefusal } from '../../http/index.ts';
import { orderUrl } from '../../orders/index.ts';
import type { PageHandler } from '../../pages/index.ts';
import { readStoreSettings } from '../../store/index.ts';
import { writeOrderCookie } from '../order-cookie.ts';
import { findRequestVisitor, type VisitorServices } from '../request-visitor.ts';
import { describeDonation } from './describe-donation.ts';
import { describeDownloads } from './describe-downloads.ts';
import { describeInvoices } from './describe-invoices.ts';
import { describeOrder } from './describe-order.ts';
import { describeReturns } from './describe-returns.ts';
import { describeSubscriptions } from './describe-subscriptions.ts';
import { isEmailOf, isWithinTries, maySeeOrder } from './order-access.ts';
import { findLinked, linkOf, nextFormOf, returnUrl } from './order-link.ts';
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

/** What the question for the email address says after a wrong one. */
const emailReply = defineFormReply<{ readonly fault: string; readonly email: string }>('order-email');

const linkQuery = (request: FastifyRequest): string => {
  const { orderId, token } = linkOf(request);
  const next = nextFormOf(request);
  return `order=${orderId}&token=${token}${next ? `&then=${next}` : ''}`;
};

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A donation alone is a contribution, once or each month; what is bought beside one makes an order of it. */
const typeOf = (kind: OrderPageKind, page: OrderPage): PageType => {
  if (page.kind !== 'confirmed') return typesOfPages[kind];
  if (page.order.donation) return pageTypes.contributionConfirmed;
  return page.order.subscriptions.list.length > 0 ? pageTypes.subscriptionConfirmed : typesOfPages[kind];
};

const show = async (
  { pages }: OrderPageServices,
  { request, reply }: Exchange,
  { kind, order }: { readonly kind: OrderPageKind; readonly order: OrderPage },
): Promise<void> => {
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, { pageType: typeOf(kind, order), status: 200, order });
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
        order: {
          kind: 'email',
          action: `/-/checkout/order-email/${linked}?${linkQuery(request)}`,
          ...(emailReply.read(visitor, request.query, services.secret) ?? { fault: '', email: '' }),
        },
      });
    const { database, site } = visitor;
    const settings = settingsInEffect(await readStoreSettings(database, site.id), site.features);
    const kind = kindOf(linked, stored);
    const downloads = await describeDownloads(visitor, stored.order.orderId, services.secret);
    const invoices = await describeInvoices(visitor, link);
    const returns = await describeReturns(visitor, { link, stored }, settings);
    const subscriptions = await describeSubscriptions(visitor, stored.order.orderId, services.secret);
    const donation = await describeDonation(visitor, stored);
    const around = { site, settings, downloads, invoices, returns, subscriptions, donation };
    return show(services, exchange, { kind, order: { kind, order: describeOrder(stored, around) } });
  };

const MAX_EMAIL = 254;

const receiveEmail =
  (kind: OrderPageKind, services: OrderPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor } = known;
    const { secret } = services;
    const link = linkOf(request);
    const texts = checkoutTextsIn(visitor.site.settings.language);
    const email = (form.get('email') ?? '').slice(0, MAX_EMAIL);
    const goTo = (url: string, cookie = '') =>
      reply
        .headers({ 'cache-control': 'no-store', ...(cookie === '' ? {} : { 'set-cookie': cookie }) })
        .redirect(url, 303);
    const again = (fault: string) => {
      const written = emailReply.write(visitor, { fault, email }, secret);
      const page = `/checkout/order-${kind}?${linkQuery(request)}`;
      return written ? goTo(`${page}&${written.parameter}`, written.cookie) : goTo(page);
    };
    if (!(await isWithinTries(visitor, link.orderId))) return again(texts.tooManyTries);
    const stored = await findLinked(visitor, link, secret);
    if (!stored || !isEmailOf(stored, email)) return again(texts.emailWrong);
    const next = nextFormOf(request);
    const url = next ? returnUrl(next, link) : orderUrl(kind, link.orderId, link.token);
    return goTo(url, writeOrderCookie(visitor, link.orderId, secret));
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
