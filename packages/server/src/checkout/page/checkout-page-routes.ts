import { isAddressComplete, type CheckoutStep, type CheckoutView } from '@sitewright/domain/checkout';
import { formatOrderNumber } from '@sitewright/domain/orders';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlacedOrder } from '@sitewright/render/checkout';
import { removeCode } from '../../cart/index.ts';
import { isRefusal, refuse, registerPlainForms, sendRefusal, type Refusal } from '../../http/index.ts';
import { chooseOption, readCheckout, saveCheckout, type CheckoutVisitor } from '../checkout-service.ts';
import { checkoutUrl } from '../checkout-token.ts';
import { translateCheckoutRefusal } from '../checkout-routes.ts';
import { findLatestOrder } from '../checkouts-store.ts';
import { describePayment } from '../pay/pay.ts';
import { applyCheckoutCode, removeCheckoutGiftCard } from '../gift-cards/checkout-codes.ts';
import { chosenCart } from '../load-checkout.ts';
import { findRequestVisitor } from '../request-visitor.ts';
import { checkoutFormReply, replyUrl } from './checkout-form-reply.ts';
import type { CheckoutPageServices } from './checkout-page-services.ts';
import { readContact, readDelivery } from './form-details.ts';
import { findStoredOrder } from './order-page-store.ts';
import { receivePayment } from './receive-payment.ts';
import { parametersOf, showCheckout } from './show-checkout.ts';

/** The address to go on to, within the page of the checkout. */
type Doing = (visitor: CheckoutVisitor, form: URLSearchParams) => Promise<string | RefusedCode>;

/** A code that was not applied: the reason by its name, and the code to go on with. */
interface RefusedCode {
  readonly reason: string;
  readonly code: string;
}

const hasFaults = (saved: CheckoutView | Refusal, step: CheckoutStep): boolean =>
  !isRefusal(saved) && saved.faults[step].length > 0;

const saveContact: Doing = async (visitor, form) => {
  const known = await readCheckout(visitor);
  if (isRefusal(known)) return '';
  const saved = await saveCheckout(visitor, readContact(form, known.form));
  return hasFaults(saved, 'contact') ? '?step=contact&check=1' : '';
};

/** Whoever enters an address wants it delivered: a pickup that was chosen before is given up. */
const leavePickup = async (visitor: CheckoutVisitor): Promise<void> => {
  const known = await readCheckout(visitor);
  if (isRefusal(known) || !known.cart.selectedShippingOption?.isPickup) return;
  await chooseOption(visitor, known, null);
};

const saveDelivery: Doing = async (visitor, form) => {
  await leavePickup(visitor);
  const saved = await saveCheckout(visitor, readDelivery(form));
  if (isRefusal(saved)) return '';
  if (form.has('update')) return '?step=delivery';
  return isAddressComplete(saved) ? '?step=delivery#checkout-shippingOption' : '?step=delivery&check=1';
};

const MAX_KEY = 3100;
/** As much as a form without script may send elsewhere. */
const MAX_ANSWER_BYTES = 1_000_000;

const saveOption: Doing = async (visitor, form) => {
  const known = await readCheckout(visitor);
  if (isRefusal(known)) return '';
  const optionKey = form.get('shippingOption');
  await chooseOption(visitor, known, optionKey !== null && optionKey.length <= MAX_KEY ? optionKey : null);
  const saved = await readCheckout(visitor);
  return hasFaults(saved, 'delivery') ? '?step=delivery&check=1' : '?step=payment';
};

const MAX_CODE = 100;

const changeCode = (visitor: CheckoutVisitor, form: URLSearchParams) => {
  const code = (form.get('code') ?? '').slice(0, MAX_CODE);
  const giftCard = form.get('giftCard');
  if (giftCard !== null) return removeCheckoutGiftCard(visitor, giftCard);
  return form.has('remove')
    ? removeCode(visitor, code, chosenCart(visitor))
    : applyCheckoutCode(visitor, code);
};

const saveCode: Doing = async (visitor, form) => {
  if (visitor.source && !visitor.source.isCart) return '';
  const outcome = await changeCode(visitor, form);
  if (!isRefusal(outcome)) return '';
  const { data } = outcome;
  const reason = data && 'reason' in data ? String(data.reason) : outcome.code;
  return { reason, code: (form.get('code') ?? '').slice(0, MAX_CODE) };
};

const goTo = (reply: FastifyReply, url: string, cookies: readonly string[]): FastifyReply => {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
  return reply.header('cache-control', 'no-store').redirect(url, 303);
};

const receive =
  (doing: Doing, services: CheckoutPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor, cookies } = known;
    const next = await doing(visitor, form);
    if (typeof next === 'string') return goTo(reply, `${checkoutUrl(visitor)}${next}`, cookies);
    const { reason, code } = next;
    const refused = { query: `notice=${encodeURIComponent(reason)}`, reply: { entered: { code } } };
    return goTo(reply, replyUrl(visitor, refused, services.secret), cookies);
  };

const isPassing = (checkout: CheckoutView | Refusal): boolean =>
  !isRefusal(checkout) || checkout.code === 'checkout-empty';

const PLACED_MS = 86_400_000;

/** Of a cart that is empty because it was bought: in another tab, or before the shopper went back. */
const findPlaced = async (visitor: CheckoutVisitor, secret: string): Promise<PlacedOrder | undefined> => {
  const { database, site, now } = visitor;
  const payment = await findLatestOrder(visitor, new Date(now.getTime() - PLACED_MS));
  const stored = payment?.orderId && (await findStoredOrder(database, site.id, payment.orderId));
  if (!payment || !stored) return undefined;
  const { number, isTest } = stored.order;
  const { url } = describePayment(payment, site.settings.language, secret);
  return { number: formatOrderNumber(number, isTest), url };
};

const NOT_FOUND = 404;

/** A link that has been paid leads to its order. */
const paidUrl = ({ data }: Refusal): string | undefined =>
  data && 'url' in data ? String(data.url) : undefined;

/** The checkout of a payment link or a subscription, or why the link does not work. */
const showLink =
  (services: CheckoutPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const checkout = await readCheckout(known.visitor);
    const { language } = known.visitor.site.settings;
    const told = checkoutFormReply.read(known.visitor, request.query, services.secret);
    const shown = { checkout, language, parameters: parametersOf(request), ...told };
    if (!isRefusal(checkout)) return showCheckout(services, { request, reply }, shown);
    const paid = paidUrl(checkout);
    if (paid !== undefined) return goTo(reply, paid, known.cookies);
    const { message } = translateCheckoutRefusal(checkout, language);
    return showCheckout(services, { request, reply }, { ...shown, message, status: NOT_FOUND });
  };

/** The checkout page and its forms, which need no script. */
export const registerCheckoutPages = (app: FastifyInstance, services: CheckoutPageServices): void => {
  const { pages, trustsProxy } = services;
  app.get('/checkout', async (request, reply) => {
    const known = await findRequestVisitor(request, services);
    const checkout = known && (await readCheckout(known.visitor));
    if (!checkout || !isPassing(checkout)) {
      reply.hijack();
      await pages.serve(request.raw, reply.raw);
      return;
    }
    const { language } = known.visitor.site.settings;
    const told = checkoutFormReply.read(known.visitor, request.query, services.secret);
    const parameters = parametersOf(request);
    const placed = isRefusal(checkout) ? await findPlaced(known.visitor, services.secret) : undefined;
    const shown = { checkout, language, parameters, ...told, ...(placed ? { placed } : {}) };
    await showCheckout(services, { request, reply }, shown);
  });
  app.get('/checkout/pay/:token', showLink(services));
  app.get('/checkout/subscribe/:cartToken', showLink(services));
  app.get('/commerce/goto-checkout', async (_request, reply) => goTo(reply, '/checkout', []));
  registerPlainForms(app, [
    {
      path: '/-/checkout/contact',
      trustsProxy,
      maxBytes: MAX_ANSWER_BYTES,
      receive: receive(saveContact, services),
    },
    { path: '/-/checkout/delivery', trustsProxy, receive: receive(saveDelivery, services) },
    { path: '/-/checkout/option', trustsProxy, receive: receive(saveOption, services) },
    { path: '/-/checkout/code', trustsProxy, receive: receive(saveCode, services) },
    { path: '/-/checkout/pay', trustsProxy, maxBytes: 32_768, receive: receivePayment(services) },
  ]);
};
