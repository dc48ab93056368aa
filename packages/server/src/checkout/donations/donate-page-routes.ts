import { cartMessage } from '@sitewright/domain/cart';
import {
  checkDonation,
  donateUrl,
  donationTextsIn,
  type DonationFaults,
  type GivenDonation,
} from '@sitewright/domain/donations';
import { hasFeature } from '@sitewright/domain/features';
import { fillText } from '@sitewright/domain/languages';
import { formatPriceInput, type PriceFormat } from '@sitewright/domain/money';
import { pageTypes } from '@sitewright/domain/pages';
import { minimumChargeOf } from '@sitewright/domain/payments';
import { DONATE_ACTION, showFund, unfilledDonation } from '@sitewright/render/blocks';
import type { DonationPage } from '@sitewright/render/donations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveDonation, loadVariants } from '../../cart/index.ts';
import { listActiveFunds, readFundImages, type FundRow } from '../../donations/index.ts';
import { isRefusal, NodeLimits, refuse, registerPlainForms, sendRefusal } from '../../http/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { findRequestVisitor } from '../request-visitor.ts';
import type { GiftCardPageServices } from '../gift-cards/gift-card-page-services.ts';

const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;

const limit = { max: 60, withinSeconds: 60 } as const;
const limits = new NodeLimits();

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a fund is shown with. */
interface Shop {
  readonly format: PriceFormat;
  printMoney(cents: number): string;
}

const readShop = async ({ database, site, now }: CheckoutVisitor): Promise<Shop> => {
  const { context } = await loadVariants({ database, site, now, variantIds: [] });
  const { currency, printMoney } = context;
  return { format: { currency, locale: site.settings.language }, printMoney };
};

const listFunds = async ({ database, site }: CheckoutVisitor): Promise<FundRow[]> =>
  hasFeature(site.features, 'commerce') ? listActiveFunds(database, site.id) : [];

interface Entered {
  readonly given?: GivenDonation;
  readonly faults?: Readonly<Record<string, string>>;
  readonly notice?: string;
}

const pageOf = async (
  visitor: CheckoutVisitor,
  { fund: row, shop }: { readonly fund: FundRow; readonly shop: Shop },
  { given, faults = {}, notice = '' }: Entered,
): Promise<DonationPage> => {
  const { language } = visitor.site.settings;
  const image = (await readFundImages(visitor.database, [row])).get(row.fundId);
  const { format, printMoney } = shop;
  const shown = { language, currency: format.currency, printMoney };
  const fund = showFund({ id: row.fundId, terms: row.terms, image }, shown);
  return { fund, language, given: given ?? unfilledDonation(fund), faults, notice, prefix: 'donation' };
};

const show = async (
  { pages }: GiftCardPageServices,
  { request, reply }: Exchange,
  { page, status = 200 }: { readonly page: DonationPage; readonly status?: number },
): Promise<void> => {
  reply.hijack();
  const shown = { pageType: pageTypes.donate, status, order: { kind: 'donation' as const, page } };
  await pages.serveShopPage(request.raw, reply.raw, shown);
};

const showMissing = async ({ pages }: GiftCardPageServices, { request, reply }: Exchange): Promise<void> => {
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, { pageType: pageTypes.notFound, status: NOT_FOUND });
};

/** The funds of the store, or the only one. */
const showAll =
  (services: GiftCardPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const funds = await listFunds(known.visitor);
    const [only, other] = funds;
    if (!only) return showMissing(services, { request, reply });
    if (!other) return reply.redirect(donateUrl(only.slug), 302);
    const images = await readFundImages(known.visitor.database, funds);
    const list = {
      language: known.visitor.site.settings.language,
      funds: funds.map(({ fundId, terms: { title, description, slug } }) => ({
        title,
        description,
        image: images.get(fundId),
        url: donateUrl(slug),
      })),
    };
    reply.hijack();
    return services.pages.serveShopPage(request.raw, reply.raw, {
      pageType: pageTypes.donate,
      status: 200,
      order: { kind: 'donation-list', list },
    });
  };

const showOne =
  (services: GiftCardPageServices) =>
  async (request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor } = known;
    const fund = (await listFunds(visitor)).find(({ slug }) => slug === request.params.slug);
    if (!fund) return showMissing(services, { request, reply });
    const shop = await readShop(visitor);
    return show(services, { request, reply }, { page: await pageOf(visitor, { fund, shop }, {}) });
  };

const readGiven = (form: URLSearchParams): GivenDonation => ({
  amount: form.get('amount') ?? '',
  other: form.get('other') ?? '',
  rhythm: form.get('rhythm') ?? '',
  note: form.get('note') ?? '',
});

/** An amount of the owner's currency as donors would type it. */
const EXAMPLE_CENTS = 2500;

const faultTexts = (
  faults: DonationFaults,
  { format, printMoney }: Shop,
  language: string,
): Record<string, string> => {
  const texts = donationTextsIn(language).faults;
  const example = formatPriceInput(EXAMPLE_CENTS, format);
  return Object.fromEntries(
    Object.entries(faults).map(([field, { code, limitCents = 0 }]) => [
      field,
      fillText(texts[code], { limit: printMoney(limitCents), example }),
    ]),
  );
};

const receiveDonation =
  (services: GiftCardPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor, cookies } = known;
    const { site, now } = visitor;
    const { language } = site.settings;
    const fundId = form.get('fund') ?? '';
    const fund = (await listFunds(visitor)).find((each) => each.fundId === fundId);
    if (!fund) return showMissing(services, { request, reply });
    const shop = await readShop(visitor);
    const given = readGiven(form);
    const again = async (refused: Omit<Entered, 'given'>, status: number) =>
      show(
        services,
        { request, reply },
        {
          page: await pageOf(visitor, { fund, shop }, { given, ...refused }),
          status,
        },
      );
    if (!limits.isWithin(['donation-form', site.id, visitor.network], limit, now))
      return again({ notice: cartMessage('too-many-requests', language) ?? '' }, TOO_MANY);
    const { format } = shop;
    const leastCents = minimumChargeOf(format.currency);
    const checked = checkDonation(given, { fund: fund.terms, format, leastCents });
    if (!checked.ok) {
      const faults = faultTexts(checked.faults, shop, language);
      return again({ faults, notice: donationTextsIn(language).someWrong }, UNPROCESSABLE);
    }
    const { donation, isMonthly } = checked;
    const { title } = fund.terms;
    const cart = await giveDonation(visitor, services.secret, { fundId, title, donation, isMonthly });
    if (isRefusal(cart)) return again({ notice: cartMessage(cart.code, language) ?? '' }, UNPROCESSABLE);
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    const path = form.get('next') === 'cart' ? '/cart' : '/checkout';
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  };

/** The pages on which donations are given. Plain forms: they work without script. */
export const registerDonatePages = (app: FastifyInstance, services: GiftCardPageServices): void => {
  const { trustsProxy } = services;
  app.get(donateUrl(), showAll(services));
  app.get(`${donateUrl()}/:slug`, showOne(services));
  registerPlainForms(app, [{ path: DONATE_ACTION, trustsProxy, receive: receiveDonation(services) }]);
};
