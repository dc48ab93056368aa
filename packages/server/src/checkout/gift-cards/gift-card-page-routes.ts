import { currentPrice, productTypes } from '@sitewright/domain/catalogue';
import { cartMessage, giftCardUrl, type SoldVariant } from '@sitewright/domain/cart';
import {
  checkGiftCardPurchase,
  deliveryDays,
  giftCardTextsIn,
  type GivenPurchase,
  type PurchaseFaults,
} from '@sitewright/domain/gift-cards';
import { isId } from '@sitewright/domain/ids';
import { pageTypes } from '@sitewright/domain/pages';
import type { GiftCardForm } from '@sitewright/render/gift-cards';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addToCart, readOffered } from '../../cart/index.ts';
import { listItemsOfType } from '../../catalogue/index.ts';
import {
  isRefusal,
  NodeLimits,
  refuse,
  registerPlainForms,
  sendRefusal,
  queryText,
} from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { findRequestVisitor } from '../request-visitor.ts';
import type { GiftCardPageServices } from './gift-card-page-services.ts';

const ACTION = '/-/gift-card';
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;

const limit = { max: 60, withinSeconds: 60 } as const;
const limits = new NodeLimits();

const unfilled: GivenPurchase = {
  deliverTo: 'recipient',
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  delivery: 'now',
  deliverOn: '',
};

/** A gift card of the store with its values. */
interface Offer {
  readonly itemId: string;
  readonly variants: readonly SoldVariant[];
  printMoney(cents: number): string;
}

const findOffer = async (
  visitor: CheckoutVisitor,
  secret: string,
  itemId: string,
): Promise<Offer | undefined> => {
  if (!isId(itemId)) return undefined;
  const { offered, context } = await readOffered(visitor, secret, itemId);
  const variants = offered.filter(
    ({ isSold, productType }) => isSold && productType === productTypes.giftCard,
  );
  return variants.length > 0 ? { itemId, variants, printMoney: context.printMoney } : undefined;
};

const pictureOf = (variant: SoldVariant | undefined): string =>
  variant?.image ? `${variant.image.assetUrl}?format=300w` : '';

interface Entered {
  readonly sku: string;
  readonly given: GivenPurchase;
  readonly idempotencyKey: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly notice?: string;
}

const formOf = (
  { site, now }: CheckoutVisitor,
  { itemId, variants, printMoney }: Offer,
  { faults = {}, notice = '', ...entered }: Entered,
): GiftCardForm => {
  const { language, timeZone } = site.settings;
  const [first] = variants;
  return {
    language,
    action: ACTION,
    itemId,
    title: first?.title ?? '',
    imageUrl: pictureOf(first),
    values: variants.map((variant) => ({ sku: variant.sku, text: printMoney(currentPrice(variant)) })),
    days: deliveryDays({ now, timeZone }),
    timeZone,
    faults,
    notice,
    ...entered,
  };
};

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const show = async (
  { pages }: GiftCardPageServices,
  { request, reply }: Exchange,
  { form, status = 200 }: { readonly form: GiftCardForm; readonly status?: number },
): Promise<void> => {
  reply.hijack();
  const page = { pageType: pageTypes.mainContent, status, order: { kind: 'gift-card' as const, form } };
  await pages.serveShopPage(request.raw, reply.raw, page);
};

const showMissing = async ({ pages }: GiftCardPageServices, { request, reply }: Exchange): Promise<void> => {
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, { pageType: pageTypes.notFound, status: NOT_FOUND });
};

/** Without an item: the store's gift cards, or the only one. */
const showAll = async (
  services: GiftCardPageServices,
  { visitor }: { readonly visitor: CheckoutVisitor },
  exchange: Exchange,
): Promise<unknown> => {
  const { database, site, now } = visitor;
  const ids = await listItemsOfType(database, site.id, { productType: productTypes.giftCard, now });
  const offers: Offer[] = [];
  for (const id of ids) {
    const offer = await findOffer(visitor, services.secret, id);
    if (offer) offers.push(offer);
  }
  const [only, other] = offers;
  if (!only) return showMissing(services, exchange);
  if (!other) return exchange.reply.redirect(giftCardUrl(only.itemId), 302);
  const cards = offers.map(({ itemId, variants: [first, ...rest], printMoney }) => ({
    url: giftCardUrl(itemId),
    title: first?.title ?? '',
    imageUrl: pictureOf(first),
    valuesText: [first, ...rest]
      .map((variant) => (variant ? printMoney(currentPrice(variant)) : ''))
      .join(', '),
  }));
  const { language } = site.settings;
  exchange.reply.hijack();
  return services.pages.serveShopPage(exchange.request.raw, exchange.reply.raw, {
    pageType: pageTypes.mainContent,
    status: 200,
    order: { kind: 'gift-card-list', list: { language, cards } },
  });
};

const showForm =
  (services: GiftCardPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const exchange = { request, reply };
    const itemId = queryText(request.query, 'item');
    if (itemId === '') return showAll(services, known, exchange);
    const offer = await findOffer(known.visitor, services.secret, itemId);
    const asked = queryText(request.query, 'sku');
    if (!offer || (asked !== '' && !offer.variants.some(({ sku }) => sku === asked)))
      return showMissing(services, exchange);
    const [only, other] = offer.variants;
    const sku = asked === '' && only && !other ? only.sku : asked;
    const entered = { sku, given: unfilled, idempotencyKey: newId() };
    return show(services, exchange, { form: formOf(known.visitor, offer, entered) });
  };

const readGiven = (form: URLSearchParams): GivenPurchase => ({
  deliverTo: form.get('deliverTo') ?? '',
  recipientName: form.get('recipientName') ?? '',
  recipientEmail: form.get('recipientEmail') ?? '',
  senderName: form.get('senderName') ?? '',
  message: form.get('message') ?? '',
  delivery: form.get('delivery') ?? '',
  deliverOn: form.get('deliverOn') ?? '',
});

const faultTexts = (
  faults: PurchaseFaults,
  { isValueMissing, language }: { readonly isValueMissing: boolean; readonly language: string },
): Record<string, string> => {
  const texts = giftCardTextsIn(language).faults;
  return {
    ...(isValueMissing ? { sku: texts.valueMissing } : {}),
    ...Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, texts[fault]])),
  };
};

const MAX_KEY = 40;

const receiveForm =
  (services: GiftCardPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor, cookies } = known;
    const { site, now } = visitor;
    const { language, timeZone } = site.settings;
    const exchange = { request, reply };
    const itemId = form.get('item') ?? '';
    const offer = await findOffer(visitor, services.secret, itemId);
    if (!offer) return showMissing(services, exchange);
    const sku = form.get('sku') ?? '';
    const given = readGiven(form);
    const idempotencyKey = (form.get('key') ?? '').slice(0, MAX_KEY) || newId();
    const again = (refused: Pick<Entered, 'faults' | 'notice'>, status: number) =>
      show(services, exchange, {
        form: formOf(visitor, offer, { sku, given, idempotencyKey, ...refused }),
        status,
      });
    if (!limits.isWithin(['gift-card-form', site.id, visitor.network], limit, now))
      return again({ notice: cartMessage('too-many-requests', language) ?? '' }, TOO_MANY);
    const checked = checkGiftCardPurchase(given, { now, timeZone });
    const isValueMissing = !offer.variants.some((variant) => variant.sku === sku);
    if (!checked.ok || isValueMissing) {
      const faults = faultTexts(checked.ok ? {} : checked.faults, { isValueMissing, language });
      return again({ faults, notice: giftCardTextsIn(language).someWrong }, UNPROCESSABLE);
    }
    const added = await addToCart(visitor, services.secret, {
      itemId,
      sku,
      quantity: 1,
      additionalFields: null,
      giftCard: checked.purchase,
      idempotencyKey,
    });
    if (isRefusal(added)) return again({ notice: cartMessage(added.code, language) ?? '' }, UNPROCESSABLE);
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    const path = form.get('next') === 'checkout' ? '/checkout' : '/cart';
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  };

/** The page on which a gift card is bought, for one of its values. Plain forms: it works without script. */
export const registerGiftCardPage = (app: FastifyInstance, services: GiftCardPageServices): void => {
  const { trustsProxy } = services;
  app.get(giftCardUrl(), showForm(services));
  registerPlainForms(app, [{ path: ACTION, trustsProxy, receive: receiveForm(services) }]);
};
