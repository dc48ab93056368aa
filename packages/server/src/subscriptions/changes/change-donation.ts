import { isDonation } from '@sitewright/domain/catalogue';
import { donationRange, type FundTerms } from '@sitewright/domain/donations';
import { isCurrencyCode, parsePrice } from '@sitewright/domain/money';
import { minimumChargeOf } from '@sitewright/domain/payments';
import { withUnitPrice } from '@sitewright/domain/subscriptions';
import { findFund } from '../../donations/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { changeSubscription, lineOf, type SubscriptionRow } from '../../subscription-records/index.ts';
import { openFor, type ChangeContext } from './change-context.ts';

type AmountTerms = Pick<FundTerms, 'minimumCents' | 'maximumCents' | 'isOtherAllowed' | 'suggestedCents'>;

/** Of a fund that is gone, or whose limits are in another currency. */
const noLimits: AmountTerms = {
  minimumCents: null,
  maximumCents: null,
  isOtherAllowed: true,
  suggestedCents: [],
};

/** Undefined for what is no amount, or outside of what the fund takes. */
const readAmount = (
  typed: string,
  { currency, locale }: { readonly currency: string; readonly locale: string },
  fund: AmountTerms,
): number | undefined => {
  if (!isCurrencyCode(currency)) return undefined;
  const parsed = parsePrice(typed, { currency, locale });
  if ('fault' in parsed) return undefined;
  const { minimum, maximum } = donationRange(fund, minimumChargeOf(currency));
  const isOffered = fund.suggestedCents.includes(parsed.minor) || fund.isOtherAllowed;
  return isOffered && parsed.minor >= minimum && parsed.minor <= maximum ? parsed.minor : undefined;
};

/** What is given each month, from the next payment on. */
export const changeDonation = async (
  context: ChangeContext,
  subscriptionId: string,
  typed: string,
): Promise<SubscriptionRow | Refusal> => {
  const { transaction, site, now } = context;
  const subscription = await openFor(context, subscriptionId, 'change-line');
  if (isRefusal(subscription)) return subscription;
  const line = lineOf(subscription);
  if (!isDonation(line.productType)) return refuse('subscription-state');
  const fund = await findFund(transaction, { websiteId: site.id, fundId: line.itemId });
  const format = { currency: subscription.currency, locale: site.settings.language };
  const isSameCurrency = subscription.currency === site.settings.currency;
  const terms = isSameCurrency ? (fund?.terms ?? noLimits) : noLimits;
  const amountCents = readAmount(typed, format, terms);
  if (amountCents === undefined) return refuse('subscription-amount');
  const content = { ...subscription.content, lines: [withUnitPrice(line, amountCents)] };
  return changeSubscription(transaction, subscription, { content, now });
};
