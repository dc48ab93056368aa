import { addressLines } from '@sitewright/domain/addresses';
import { describePlan } from '@sitewright/domain/billing-periods';
import { allowsSeveral, quantityRangeFor, type SoldVariant } from '@sitewright/domain/cart';
import { currentPrice, isDonation, optionValuesOf } from '@sitewright/domain/catalogue';
import { checkoutReply } from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import { formatOrderNumber } from '@sitewright/domain/orders';
import { manageTextsIn, type ManageTexts } from '@sitewright/domain/subscription-pages';
import { isStoreFailure, subscriptionFailureText } from '@sitewright/domain/subscriptions';
import { moneyPrinter } from '@sitewright/render/money';
import { DEFAULT_CURRENCY, formatPriceInput, isCurrencyCode } from '@sitewright/domain/money';
import type { ManagedSubscription } from '@sitewright/render/subscription-pages';
import { readOffered, type CartReader } from '../cart/index.ts';
import { findStoredOrder } from '../checkout/index.ts';
import { orderToken, orderUrl } from '../orders/index.ts';
import {
  allowedActionsOf,
  lineOf,
  listPeriods,
  planOf,
  renewalAdditions,
  type PeriodRow,
  type SubscriptionRow,
} from '../subscription-records/index.ts';

/** The newest of them; older ones are in the emails of the customer. */
const MAX_ORDERS = 24;

export interface ReadSubscription {
  readonly reader: CartReader;
  readonly secret: string;
  readonly subscription: SubscriptionRow;
}

interface Printers {
  readonly texts: ManageTexts;
  readonly language: string;
  money(cents: number): string;
  date(moment: Date): string;
}

const printersOf = ({ reader: { site }, subscription }: ReadSubscription, useCldr: boolean): Printers => {
  const { language, timeZone } = site.settings;
  const { currency } = subscription;
  const dates = new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'long', timeZone });
  return {
    texts: manageTextsIn(language),
    language,
    money: moneyPrinter({
      language,
      currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
      useCldr,
    }),
    date: (moment) => dates.format(moment),
  };
};

const reasonOf = (failure: NonNullable<PeriodRow['failure']>, language: string): string =>
  failure === 'no-method' || isStoreFailure(failure)
    ? subscriptionFailureText(failure, language)
    : checkoutReply(failure, language);

const pastDueFacts = (
  { nextAt }: SubscriptionRow,
  periods: readonly PeriodRow[],
  { texts, language, date }: Printers,
): string[] => {
  const failure = periods.findLast(({ state }) => state === 'open')?.failure ?? null;
  return [
    ...(failure ? [fillText(texts.pastDueAbout, { reason: reasonOf(failure, language) })] : []),
    ...(nextAt ? [fillText(texts.retriedOn, { date: date(nextAt) })] : []),
  ];
};

const factsOf = (
  subscription: SubscriptionRow,
  periods: readonly PeriodRow[],
  printers: Printers,
): string[] => {
  const { texts, money, date, language } = printers;
  const { nextAt, renewalCents } = subscription;
  switch (subscription.status) {
    case 'ACTIVE':
      return nextAt
        ? [
            fillText(texts.nextPayment, { amount: money(renewalCents), date: date(nextAt) }),
            ...[renewalAdditions(subscription, language)].filter((text) => text !== ''),
          ]
        : [];
    case 'PAST_DUE':
      return pastDueFacts(subscription, periods, printers);
    case 'PAUSED':
      return [texts.pausedAbout];
    case 'CANCEL_AT_PERIOD_END':
      return [texts.endsAbout];
    case 'CANCELLED':
    case 'COMPLETED':
      return [texts.endedAbout];
  }
};

const nameOfVariant = (variant: SoldVariant, { money }: Printers): string =>
  [
    ...optionValuesOf(variant.attributes, variant.optionOrdering).map(({ value }) => value),
    money(currentPrice(variant)),
  ].join(' · ');

/** What can be chosen now, of the same product. */
const offerOf = async ({ reader, secret, subscription }: ReadSubscription) => {
  const line = lineOf(subscription);
  const { offered, context } = await readOffered(reader, secret, line.itemId);
  const sold = offered.filter(({ isSold }) => isSold);
  const own = sold.find(({ variantId }) => variantId === line.variantId);
  return {
    settings: context.settings,
    variants: sold,
    quantities: own && allowsSeveral(own, context) ? quantityRangeFor(own, context) : null,
  };
};

const ordersOf = async (
  { reader: { database, site }, secret }: ReadSubscription,
  periods: readonly PeriodRow[],
  { money, date }: Printers,
): Promise<ManagedSubscription['orders']> => {
  const ids = periods
    .toReversed()
    .flatMap(({ orderId }) => orderId ?? [])
    .slice(0, MAX_ORDERS);
  const orders: ManagedSubscription['orders'][number][] = [];
  for (const orderId of ids) {
    const stored = await findStoredOrder(database, site.id, orderId);
    if (!stored) continue;
    const { number, isTest, placedAt, content } = stored.order;
    orders.push({
      number: formatOrderNumber(number, isTest),
      date: date(placedAt),
      amount: money(content.totalCents),
      url: orderUrl('status', orderId, orderToken(secret, site.id, orderId)),
    });
  }
  return orders;
};

const addressOf = (
  { content: { shippingAddress } }: SubscriptionRow,
  language: string,
): readonly string[] => {
  if (!shippingAddress) return [];
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  return addressLines(shippingAddress, names.of(shippingAddress.country) ?? shippingAddress.country);
};

/** As it is typed; null where it is not the donor's own. */
const amountOf = (subscription: SubscriptionRow, locale: string): string | null => {
  const { productType, unitCents, subscription: subscribed } = lineOf(subscription);
  const { currency } = subscription;
  return isDonation(productType) && isCurrencyCode(currency)
    ? formatPriceInput(subscribed?.unitCents ?? unitCents, { currency, locale })
    : null;
};

type Described = Omit<ManagedSubscription, 'query' | 'notice' | 'fault' | 'step' | 'leaveUrl'>;

/** A subscription as its page shows it, with amounts and dates in the language of the store. */
export const describeSubscription = async (read: ReadSubscription): Promise<Described> => {
  const { reader, subscription } = read;
  const { status, nextAt, methodExpiresAt, isTest } = subscription;
  const { settings, variants, quantities } = await offerOf(read);
  const printers = printersOf(read, settings.useCLDRMoneyFormat);
  const { texts, language, money, date } = printers;
  const periods = await listPeriods(reader.database, subscription);
  const line = lineOf(subscription);
  return {
    language,
    title: line.title,
    imageUrl: line.image ? `${line.image.assetUrl}?format=300w` : '',
    about: [
      ...line.optionValues.map(({ value }) => value),
      (isDonation(line.productType) ? '' : `${line.quantity} × `) +
        money(line.subscription?.unitCents ?? line.unitCents),
      describePlan(planOf(subscription), language),
    ],
    statusText: fillText(texts[`status${status}`], { date: nextAt ? date(nextAt) : '' }),
    facts: [...(isTest ? [texts.testAbout] : []), ...factsOf(subscription, periods, printers)],
    allowed: allowedActionsOf(subscription),
    nextDate: nextAt ? date(nextAt) : '',
    methodName: subscription.methodName,
    methodExpires: methodExpiresAt ? date(methodExpiresAt) : '',
    address: addressOf(subscription, language),
    variants: variants.map((variant) => ({
      id: variant.variantId,
      name: nameOfVariant(variant, printers),
      isChosen: variant.variantId === line.variantId,
    })),
    amount: amountOf(subscription, language),
    quantity: line.quantity,
    quantities,
    orders: await ordersOf(read, periods, printers),
  };
};
