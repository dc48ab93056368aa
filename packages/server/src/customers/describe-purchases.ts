import type { CallAnswer } from '@sitewright/api/call';
import type { customersCalls } from '@sitewright/api/customers';
import { customerLimits } from '@sitewright/domain/customers';
import { giftCardStatus } from '@sitewright/domain/gift-cards';
import type { Queryable } from '../database/index.ts';
import { lineOf, type SubscriptionRow } from '../subscription-records/index.ts';
import type { CustomerKey } from './customer-changes-store.ts';
import {
  listBoughtGiftCards,
  listSubscriptionsOfCustomer,
  sumDonations,
} from './customer-purchases-store.ts';

type Detail = CallAnswer<typeof customersCalls.read>;
type GiftCardRow = Awaited<ReturnType<typeof listBoughtGiftCards>>[number];

const describeSubscription = (row: SubscriptionRow): Detail['subscriptions'][number] => {
  const { title, optionValues, quantity } = lineOf(row);
  return {
    id: row.subscriptionId,
    product: title,
    variant: optionValues.map(({ value }) => value).join(', '),
    quantity,
    status: row.status,
    isTest: row.isTest,
    isDemo: row.isDemo,
    currency: row.currency,
    renewalCents: row.renewalCents,
    nextOn: row.nextAt?.toISOString() ?? null,
  };
};

const describeGiftCard = (row: GiftCardRow, now: Date): Detail['giftCards'][number] => ({
  id: row.giftCardId,
  lastFour: row.lastFour,
  recipient: row.recipientName || row.recipientEmail,
  status: giftCardStatus({ ...row, isScheduled: row.codeHash === null }, now),
  isTest: row.isTest,
  isDemo: row.isDemo,
  currency: row.currency,
  balanceCents: row.balanceCents,
});

/** What a customer has bought beside plain orders. */
export const describePurchases = async (
  database: Queryable,
  key: CustomerKey,
  now: Date,
): Promise<Pick<Detail, 'subscriptions' | 'giftCards' | 'donated'>> => {
  const subscriptions = await listSubscriptionsOfCustomer(database, key, customerLimits.PURCHASES);
  const cards = await listBoughtGiftCards(database, key, customerLimits.PURCHASES);
  return {
    subscriptions: subscriptions.map(describeSubscription),
    giftCards: cards.map((card) => describeGiftCard(card, now)),
    donated: await sumDonations(database, key),
  };
};
