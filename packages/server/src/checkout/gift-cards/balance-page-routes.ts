import {
  deliveryDayText,
  foldGiftCardCode,
  giftCardStatus,
  giftCardTextsIn,
  isGiftCardCode,
  lastValidDay,
} from '@sitewright/domain/gift-cards';
import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import { pageTypes } from '@sitewright/domain/pages';
import type { BalancePage } from '@sitewright/render/gift-cards';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attemptCode, refuseCode } from '../../cart/index.ts';
import { findGiftCardByHash, hashGiftCardCode, type GiftCardRow } from '../../gift-cards/index.ts';
import { isRefusal, refuse, registerPlainForms, sendRefusal, type Refusal } from '../../http/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { findRequestVisitor } from '../request-visitor.ts';
import type { GiftCardPageServices } from './gift-card-page-services.ts';

const ACTION = '/-/gift-card/balance';
const UNPROCESSABLE = 422;
const TOO_MANY = 429;

const emptyPage = ({ site }: CheckoutVisitor): BalancePage => ({
  language: site.settings.language,
  action: ACTION,
  fault: '',
});

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const show = async (
  { pages }: GiftCardPageServices,
  { request, reply }: Exchange,
  { balance, status = 200 }: { readonly balance: BalancePage; readonly status?: number },
): Promise<void> => {
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, {
    pageType: pageTypes.mainContent,
    status,
    order: { kind: 'gift-card-balance', balance },
  });
};

/** Disabled ones are told as codes that never were. Counted together with the codes of cart and checkout. */
const findCard = (visitor: CheckoutVisitor, typed: string): Promise<GiftCardRow | Refusal> =>
  attemptCode(visitor, async () => {
    const { database, site } = visitor;
    const code = foldGiftCardCode(typed);
    if (!isGiftCardCode(code)) return refuseCode('unknown');
    const card = await findGiftCardByHash(database, site.id, hashGiftCardCode(code));
    return card?.disabledAt === null ? card : refuseCode('unknown');
  });

const describeCard = (
  { site, now }: CheckoutVisitor,
  card: GiftCardRow,
): NonNullable<BalancePage['found']> => {
  const { language, timeZone } = site.settings;
  const { currency, lastFour, expiresAt } = card;
  const cents = giftCardStatus(card, now) === 'expired' ? 0 : card.balanceCents;
  return {
    lastFour,
    balance: isCurrencyCode(currency)
      ? formatPrice(cents, { currency, locale: language })
      : `${cents} ${currency}`,
    validUntil: expiresAt ? deliveryDayText(lastValidDay(expiresAt, timeZone), language) : '',
  };
};

const showPage =
  (services: GiftCardPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    return show(services, { request, reply }, { balance: emptyPage(known.visitor) });
  };

const receiveCode =
  (services: GiftCardPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor } = known;
    const texts = giftCardTextsIn(visitor.site.settings.language);
    const exchange = { request, reply };
    const card = await findCard(visitor, form.get('code') ?? '');
    const balance = emptyPage(visitor);
    if (!isRefusal(card))
      return show(services, exchange, { balance: { ...balance, found: describeCard(visitor, card) } });
    return card.code === 'too-many-requests'
      ? show(services, exchange, { balance: { ...balance, fault: texts.tooManyTries }, status: TOO_MANY })
      : show(services, exchange, {
          balance: { ...balance, fault: texts.codeUnknown },
          status: UNPROCESSABLE,
        });
  };

/** The page that tells what is left on a gift card. Codes are posted, so that they are in no address. */
export const registerBalancePage = (app: FastifyInstance, services: GiftCardPageServices): void => {
  app.get('/gift-card/balance', showPage(services));
  const { trustsProxy } = services;
  registerPlainForms(app, [{ path: ACTION, trustsProxy, receive: receiveCode(services) }]);
};
