import type { OrderLine } from '@sitewright/domain/orders';
import type { SubscriptionPlan } from '@sitewright/domain/catalogue';
import { inTransaction } from '../../database/index.ts';
import { findPayment } from '../../payment-records/index.ts';
import { createAnnouncer, createPayments } from '../../payments/index.ts';
import { createSiteDirectory, findSiteById } from '../../sites/index.ts';
import { startSubscriptions } from '../../subscription-records/index.ts';
import { accept, openCheckoutShop } from '../../testing/index.ts';

type Shop = Awaited<ReturnType<typeof openCheckoutShop>>;

export interface Subscribed {
  readonly unit?: SubscriptionPlan['billingPeriod']['unit'];
  readonly value?: number;
  readonly numBillingCycles?: number;
  readonly unitCents?: number;
  readonly renewalDiscountCents?: number;
  readonly email?: string;
  readonly sku?: string;
  /** Of the first payment. */
  readonly choice?: object;
}

export type Row = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

/** What the tests of renewals do with a shop. */
export const subscriptionTools = (shop: Shop) => {
  const { database } = shop.app.services;
  const setNow = (now: string | Date): void => {
    shop.app.clock.now = new Date(now);
  };

  const runJob = async (name: string, payload: object = {}): Promise<void> => {
    const jobs = shop.app.app.capabilities.flatMap((capability) => capability.jobs ?? []);
    const job = jobs.find(({ kind }) => kind.name === name);
    if (!job) throw new Error(`There is no job ${name}.`);
    await job.handle(payload, {
      id: name,
      websiteId: undefined,
      attempt: 1,
      signal: new AbortController().signal,
      progress: async () => undefined,
    });
  };

  /** An order whose line is subscribed, paid by somebody at the checkout. */
  const subscribe = async (subscribed: Subscribed = {}): Promise<string> => {
    const {
      unit = 'MONTH',
      value = 1,
      numBillingCycles = 0,
      sku = 'LS-A2',
      email = 'ines@example.com',
    } = subscribed;
    const browser = await shop.ready([{ itemId: shop.print.id, sku }], email);
    const { paymentId } = accept(await shop.pay(browser, subscribed.choice ?? {}));
    const payment = await findPayment(database, { websiteId: shop.site.id, paymentId: String(paymentId) });
    if (!payment?.orderId) throw new Error('Nothing was ordered.');
    const { orderId, content } = payment;
    const site = await findSiteById(database, shop.site.id);
    if (!site) throw new Error('The site is gone.');
    const lines = content.lines.map((line): OrderLine => ({
      ...line,
      subscription: {
        plan: { billingPeriod: { value, unit }, numBillingCycles },
        unitCents: subscribed.unitCents ?? line.unitCents,
        renewalDiscountCents: subscribed.renewalDiscountCents ?? 0,
      },
    }));
    await inTransaction(database, (transaction) =>
      startSubscriptions(transaction, {
        site,
        payment: { ...payment, content: { ...content, lines } },
        orderId,
        now: shop.app.clock.now,
      }),
    );
    await runJob('subscriptions.save-method', { websiteId: shop.site.id, paymentId, orderId });
    const [row] = await shop.rows(
      `select subscription_id from subscriptions where website_id = $1 and order_id = '${orderId}'`,
    );
    return String(row?.['subscription_id']);
  };

  const renew = (): Promise<void> => runJob('subscriptions.renew');

  return {
    setNow,
    runJob,
    subscribe,
    renew,
    /** What was changed beside the program is seen after that. */
    bumpSite: () =>
      shop.pool.query('update websites set content_version = content_version + 1 where website_id = $1', [
        shop.site.id,
      ]),
    passDays(days: number): void {
      setNow(new Date(shop.app.clock.now.getTime() + days * DAY_MS));
    },
    subscription: async (id: string): Promise<Row> => {
      const [row] = await shop.rows(
        `select * from subscriptions where website_id = $1 and subscription_id = '${id}'`,
      );
      if (!row) throw new Error('There is no such subscription.');
      return row;
    },
    periods: (id: string): Promise<Row[]> =>
      shop.rows(
        `select * from subscription_periods where website_id = $1 and subscription_id = '${id}' order by period_index`,
      ),
    renewals: (id: string): Promise<Row[]> =>
      shop.rows(`select o.* from orders o where o.website_id = $1 and o.content -> 'renewal' ->> 'subscriptionId' = '${id}'
        order by o.order_id`),
    mailsTo: async (email: string): Promise<string[]> => {
      const { rows } = await shop.pool.query(
        'select subject from mail_outbox where to_address = $1 order by id',
        [email],
      );
      return rows.map(({ subject }) => String(subject));
    },
    /** To the people of the store. */
    mailsAbout: async (customer: string): Promise<string[]> => {
      const { rows } = await shop.pool.query(
        'select subject from mail_outbox where reply_to = $1 order by id',
        [customer],
      );
      return rows.map(({ subject }) => String(subject));
    },
  };
};

/** Everything that takes payments, as the program makes it. */
const paymentsOf = (shop: Shop) => {
  const { database, secret, log, settings } = shop.app.services;
  const clock = () => shop.app.clock.now;
  return createPayments({
    database,
    secret,
    clock,
    log,
    directory: createSiteDirectory({ database, clock, ownerHost: settings.ownerHost }),
    trustsProxy: false,
    stripe: { url: settings.stripeUrl },
    findSite: (websiteId) => findSiteById(database, websiteId),
    ...createAnnouncer(secret),
  });
};

export const servicesOf = (shop: Shop) => ({ payments: paymentsOf(shop) });

export const openSubscriptionShop = async () => {
  const shop = await openCheckoutShop();
  return { shop, services: servicesOf(shop), ...subscriptionTools(shop) };
};
