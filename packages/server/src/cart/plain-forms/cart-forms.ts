import { subscriptionUrl } from '@sitewright/domain/cart';
import { findVariant, isInStock } from '@sitewright/domain/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '@sitewright/domain/ids';
import type { ShippingLocation } from '@sitewright/domain/shipping';
import type { Database } from '../../database/index.ts';
import {
  addressOf,
  databaseForRequest,
  sendRefusal,
  isRefusal,
  networkAddressOf,
  NodeLimits,
  originOf,
  refuse,
  registerPlainForms,
  type Refusal,
} from '../../http/index.ts';
import type { SiteDirectory } from '../../sites/index.ts';
import { addToCart, changeQuantity, readOffered, removeFromCart, type EntryToAdd } from '../cart-service.ts';
import { startSubscription } from '../subscription-service.ts';
import { applyCode, removeCode, type CodeVisitor } from '../codes-service.ts';
import { chooseShipping } from '../shipping-service.ts';
import { keepTypedCode } from './typed-code.ts';
import { findUnselected, noticeAbout, rangeOfOffer } from './cart-notices.ts';
import { readCartProducts } from '../load/cart-products-store.ts';
import type { CartVisitor } from '../update/change-cart.ts';

export interface CartFormServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

/** Where the form leads to instead of the cart. */
interface NextPage {
  readonly url: string;
}

/** Returns the notice to show, or another page to go on to; undefined on success. */
type Doing = (
  visitor: CodeVisitor,
  form: URLSearchParams,
  request: FastifyRequest,
) => Promise<string | NextPage | undefined>;

const noticeOf = (outcome: unknown): string | undefined => (isRefusal(outcome) ? outcome.code : undefined);

/** A refusal by a rule of the item names the item, whose rule is told. */
const changeNoticeOf = (outcome: unknown): string | undefined => {
  if (!isRefusal(outcome)) return undefined;
  const { code, data } = outcome;
  return data && 'itemId' in data ? noticeAbout(String(data.itemId), code) : code;
};

const limit = { max: 120, withinSeconds: 60 } as const;
const limits = new NodeLimits();

const OPTION = 'variant-option-';

/** Form fields are text; converted to a number and then validated like JSON input. */
const readNumber = (text: string | null, fallback: number): number =>
  text === null || text.trim() === '' ? fallback : Number(text);

const chosenOptions = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(OPTION))
      .map(([name, value]) => [name.slice(OPTION.length), value]),
  );

/** The form specifies the variant by SKU, or by one value per option. */
const findSku = async (
  { database, site }: CartVisitor,
  itemId: string,
  form: URLSearchParams,
): Promise<string | null> => {
  const sku = form.get('sku');
  const chosen = chosenOptions(form);
  if (sku !== null || Object.keys(chosen).length === 0) return sku || null;
  const { variants } = await readCartProducts(database.$client, site.id, { variantIds: [], itemId });
  return findVariant(variants ?? [], chosen)?.sku ?? '';
};

/** Where the form asks for no quantity, as few as can be bought. */
const smallestQuantity = async (
  { database, site }: CartVisitor,
  itemId: string,
  form: URLSearchParams,
): Promise<number> => {
  if (form.get('quantity')?.trim()) return 1;
  const { variants, settings } = await readCartProducts(database.$client, site.id, {
    variantIds: [],
    itemId,
  });
  const [offer] = variants ?? [];
  return offer ? rangeOfOffer(offer, settings).min : 1;
};

const isSoldOut = async (visitor: CartVisitor, secret: string, itemId: string): Promise<boolean> => {
  const { offered } = await readOffered(visitor, secret, itemId);
  return offered.length > 0 && offered.every(({ stock }) => !isInStock(stock));
};

/** A subscription is not put into the cart: it leads to the page that tells what it costs later. */
const addOrSubscribe = async (
  visitor: CartVisitor,
  secret: string,
  requested: EntryToAdd,
): Promise<NextPage | Refusal | undefined> => {
  const added = await addToCart(visitor, secret, requested);
  if (!isRefusal(added)) return undefined;
  if (added.code !== 'sold-apart') return added;
  const started = await startSubscription(visitor, secret, requested);
  if (!isRefusal(started)) return { url: subscriptionUrl(started.cartToken) };
  return started.code === 'not-subscribable' ? added : started;
};

const add =
  (secret: string): Doing =>
  async (visitor, form) => {
    const itemId = form.get('itemId') ?? '';
    if (!isId(itemId)) return 'not-found';
    const sku = await findSku(visitor, itemId, form);
    const quantity = readNumber(form.get('quantity'), await smallestQuantity(visitor, itemId, form));
    const additionalFields = form.get('additionalFields');
    const requested = { itemId, sku, quantity, additionalFields };
    const outcome = await addOrSubscribe(visitor, secret, requested);
    if (!isRefusal(outcome)) return outcome;
    const { code } = outcome;
    if (code === 'additional-fields-invalid' && additionalFields === null)
      return noticeAbout(itemId, 'details-needed');
    if (code !== 'variant-unavailable' || form.has('sku')) return noticeAbout(itemId, code);
    // Its page offers nothing to choose.
    if (await isSoldOut(visitor, secret, itemId)) return noticeAbout(itemId, 'not-enough-stock');
    return noticeAbout(itemId, code, await findUnselected(visitor, itemId, chosenOptions(form)));
  };

const idOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';

const change: Doing = async (visitor, form, request) => {
  const id = idOf(request);
  const outcome = form.has('remove')
    ? await removeFromCart(visitor, id)
    : await changeQuantity(visitor, { id, quantity: readNumber(form.get('quantity'), 1) });
  return changeNoticeOf(outcome);
};

const changeCode: Doing = async (visitor, form) => {
  const code = form.get('code') ?? '';
  const outcome = form.has('remove') ? await removeCode(visitor, code) : await applyCode(visitor, code);
  if (!isRefusal(outcome)) return undefined;
  if (!form.has('remove')) keepTypedCode(visitor, code);
  const { data } = outcome;
  return data && 'reason' in data ? String(data.reason) : outcome.code;
};

const MAX_LINE = 200;
const MAX_KEY = 3100;

/** Fields that are left empty, and countries that are none, are not part of the address. */
const readLocation = (form: URLSearchParams): ShippingLocation => {
  const fields = ['country', 'region', 'postalCode'].map(
    (name) => [name, form.get(name)?.trim() ?? ''] as const,
  );
  return Object.fromEntries(
    fields.filter(([name, value]) =>
      name === 'country' ? /^[A-Z]{2}$/.test(value) : value !== '' && value.length <= MAX_LINE,
    ),
  );
};

const changeShipping: Doing = async (visitor, form) => {
  const optionKey = form.get('option');
  return noticeOf(
    await chooseShipping(visitor, {
      location: readLocation(form),
      optionKey: optionKey !== null && optionKey.length <= MAX_KEY ? optionKey : null,
    }),
  );
};

const urlOf = (next: string | NextPage | undefined): string => {
  if (next === undefined) return '/cart';
  return typeof next === 'string' ? `/cart?notice=${next}` : next.url;
};

/** To the cart page, which shows a refusal, unless there is another page to go on to. */
const redirectOn = (
  reply: FastifyReply,
  next: string | NextPage | undefined,
  cookies: readonly string[],
): FastifyReply => {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
  return reply.header('cache-control', 'no-store').redirect(urlOf(next), 303);
};

const receive =
  (doing: Doing, { database, directory, trustsProxy, clock }: CartFormServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { host, isSecure } = originOf(request.raw, trustsProxy);
    const site = await directory.find(host);
    if (!site) return sendRefusal(reply, refuse('not-found'));
    const now = clock();
    const scope = ['cart-form', site.id, networkAddressOf(request.raw, trustsProxy)];
    if (!limits.isWithin(scope, limit, now)) return redirectOn(reply, 'too-many-requests', []);
    const cookies: string[] = [];
    const visitor: CodeVisitor = {
      database: databaseForRequest(database, { request: request.raw, siteId: site.id, trustsProxy }),
      site,
      now,
      isSecure,
      cookieHeader: request.headers.cookie,
      address: addressOf(request.raw, trustsProxy),
      network: networkAddressOf(request.raw, trustsProxy),
      browser: (request.headers['user-agent'] ?? '').slice(0, 300),
      setCookie: (line) => cookies.push(line),
    };
    return redirectOn(reply, await doing(visitor, form, request), cookies);
  };

/** Noscript forms of the cart, which redirect to the cart page. */
export const registerCartForms = (app: FastifyInstance, services: CartFormServices): void => {
  const { trustsProxy, secret } = services;
  registerPlainForms(app, [
    { path: '/-/cart/entries', trustsProxy, receive: receive(add(secret), services) },
    { path: '/-/cart/codes', trustsProxy, receive: receive(changeCode, services) },
    { path: '/-/cart/shipping', trustsProxy, receive: receive(changeShipping, services) },
    { path: '/-/cart/entries/:id', trustsProxy, receive: receive(change, services) },
  ]);
};
