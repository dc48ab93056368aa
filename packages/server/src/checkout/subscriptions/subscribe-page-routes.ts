import { cartMessage, deriveCart, type CartLineItem, type ShoppingCart } from '@sitewright/domain/cart';
import { needsShipping } from '@sitewright/domain/catalogue';
import { describeRecurring } from '@sitewright/domain/checkout';
import { hasFeature } from '@sitewright/domain/features';
import { fillText } from '@sitewright/domain/languages';
import { pageTypes } from '@sitewright/domain/pages';
import type { SubscribePage } from '@sitewright/render/subscription-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addSubscriptionToCart, changeSubscriptionQuantity, loadSubscriptionCart } from '../../cart/index.ts';
import {
  isRefusal,
  NodeLimits,
  refuse,
  registerPlainForms,
  sendRefusal,
  type Refusal,
} from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { findRequestVisitor } from '../request-visitor.ts';
import type { GiftCardPageServices } from '../gift-cards/gift-card-page-services.ts';
import { subscriptionCheckoutUrl } from './subscription-cart.ts';

const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;
const MAX_KEY = 40;
const TOKEN = /^[\w-]{32}$/;

const limit = { max: 60, withinSeconds: 60 } as const;
const limits = new NodeLimits();

/** The one line of a cart of a subscription. */
interface Chosen {
  readonly cart: ShoppingCart;
  readonly line: CartLineItem;
  printMoney(cents: number): string;
}

/** Undefined for a token that is unknown, of another site, or of a cart that was bought. */
const findChosen = async (visitor: CheckoutVisitor, token: string): Promise<Chosen | undefined> => {
  if (!TOKEN.test(token) || !hasFeature(visitor.site.features, 'commerce')) return undefined;
  const { state, context } = await loadSubscriptionCart(visitor, token);
  const cart = deriveCart(state, context);
  const [line] = cart.entries;
  return line && { cart, line, printMoney: context.printMoney };
};

const recurringOf = ({ site, now }: CheckoutVisitor, { cart, printMoney }: Chosen) => {
  const { language, timeZone } = site.settings;
  const recurring = describeRecurring(cart, { language, timeZone, now, printMoney });
  return { laterText: recurring?.lines[0]?.text ?? '', laterNote: recurring?.note ?? '' };
};

interface Shown {
  readonly token: string;
  readonly idempotencyKey: string;
  readonly notice?: string;
}

const pageOf = (
  visitor: CheckoutVisitor,
  chosen: Chosen,
  { token, idempotencyKey, notice = '' }: Shown,
): SubscribePage => {
  const { cart, line } = chosen;
  const { subscription } = line;
  return {
    language: visitor.site.settings.language,
    action: `/-/subscribe?cartToken=${token}`,
    title: line.title,
    url: line.fullUrl,
    imageUrl: line.image ? `${line.image.assetUrl}?format=300w` : '',
    about: [
      ...line.chosenVariant.optionValues.map(({ value }) => value),
      ...line.formFields.map(({ rawTitle, value }) => `${rawTitle}: ${value}`),
    ],
    priceText: subscription ? `${line.purchasePriceText} ${subscription.text}` : '',
    quantity: line.quantity,
    quantities: line.multipleQuantityAllowed ? line.quantityRules : null,
    todayText: cart.grandTotal.text,
    ...recurringOf(visitor, chosen),
    payments: subscription?.plan.numBillingCycles ?? 0,
    isDelivered: needsShipping(line.productType),
    isTaxIncluded: cart.pricesIncludeTax,
    note: line.note,
    isAvailable: line.isAvailable,
    idempotencyKey,
    notice,
  };
};

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const show = async (
  { pages }: GiftCardPageServices,
  { request, reply }: Exchange,
  { page, status = 200 }: { readonly page: SubscribePage; readonly status?: number },
): Promise<void> => {
  reply.hijack();
  const order = { kind: 'subscribe' as const, page };
  await pages.serveShopPage(request.raw, reply.raw, { pageType: pageTypes.mainContent, status, order });
};

const showMissing = async ({ pages }: GiftCardPageServices, { request, reply }: Exchange): Promise<void> => {
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, { pageType: pageTypes.notFound, status: NOT_FOUND });
};

const tokenIn = ({ query }: FastifyRequest): string => {
  const { cartToken } = query as { cartToken?: unknown };
  return typeof cartToken === 'string' ? cartToken : '';
};

const showPage =
  (services: GiftCardPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const token = tokenIn(request);
    const chosen = await findChosen(known.visitor, token);
    if (!chosen) return showMissing(services, { request, reply });
    const page = pageOf(known.visitor, chosen, { token, idempotencyKey: newId() });
    return show(services, { request, reply }, { page });
  };

const noticeOf = ({ code, data }: Refusal, language: string): string => {
  const values = data && 'limit' in data ? { limit: String(data.limit) } : {};
  const text = cartMessage(code, language) ?? cartMessage('not-found', language) ?? '';
  return fillText(text, values);
};

/** A number as somebody typed it; what is none is refused with the others. */
const readQuantity = (form: URLSearchParams): unknown => {
  const typed = (form.get('quantity') ?? '').trim();
  return typed === '' ? typed : Number(typed);
};

/** What the pressed button does; the address that it leads to. */
const carryOut = async (
  visitor: CheckoutVisitor,
  form: URLSearchParams,
  { secret, token }: { readonly secret: string; readonly token: string },
): Promise<string | Refusal> => {
  if (form.has('quantity')) {
    const changed = await changeSubscriptionQuantity(visitor, token, readQuantity(form));
    if (isRefusal(changed)) return changed;
  }
  const next = form.get('next');
  if (next === 'update') return `/subscribe?cartToken=${token}`;
  if (next !== 'cart') return subscriptionCheckoutUrl(token);
  const idempotencyKey = (form.get('key') ?? '').slice(0, MAX_KEY) || newId();
  const added = await addSubscriptionToCart(visitor, secret, { token, idempotencyKey });
  return isRefusal(added) ? added : '/cart';
};

const receiveForm =
  (services: GiftCardPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor, cookies } = known;
    const { language } = visitor.site.settings;
    const exchange = { request, reply };
    const token = tokenIn(request);
    const chosen = await findChosen(visitor, token);
    if (!chosen) return showMissing(services, exchange);
    const again = (notice: string, status: number) => {
      const page = pageOf(visitor, chosen, { token, idempotencyKey: newId(), notice });
      return show(services, exchange, { page, status });
    };
    if (!limits.isWithin(['subscribe-form', visitor.site.id, visitor.network], limit, visitor.now))
      return again(cartMessage('too-many-requests', language) ?? '', TOO_MANY);
    const next = await carryOut(visitor, form, { secret: services.secret, token });
    if (isRefusal(next)) return again(noticeOf(next, language), UNPROCESSABLE);
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  };

/** The page on which a subscription is bought. Plain forms: it works without script. */
export const registerSubscribePage = (app: FastifyInstance, services: GiftCardPageServices): void => {
  const { trustsProxy } = services;
  app.get('/subscribe', showPage(services));
  registerPlainForms(app, [{ path: '/-/subscribe', trustsProxy, receive: receiveForm(services) }]);
};
