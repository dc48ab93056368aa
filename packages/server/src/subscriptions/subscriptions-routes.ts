import { Readable } from 'node:stream';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { subscriptionsSchemas } from '@sitewright/api/subscriptions/schemas';
import { isId } from '@sitewright/domain/ids';
import { driverOf } from '../database/index.ts';
import {
  FileAnswer,
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { lineOf, type SubscriptionRow } from '../subscription-records/index.ts';
import { advanceClock } from './changes/advance-clock.ts';
import { changeDeliveryAddress } from './changes/change-address.ts';
import type { ChangeContext } from './changes/change-context.ts';
import { changeSubscribedLine } from './changes/change-line.ts';
import { changePrice } from './changes/change-price.ts';
import {
  cancelSubscriptionAtPeriodEnd,
  cancelSubscriptionNow,
  keepSubscription,
  pauseSubscription,
  requestRetry,
  resumeSubscription,
  skipNextPeriod,
} from './changes/change-status.ts';
import { describeSummary, readSubscription, type SubscriptionDetail } from './owner/describe-subscription.ts';
import { writeSubscriptions } from './owner/export-subscriptions.ts';
import { readFigures } from './owner/read-figures.ts';
import { listSubscriptions } from './owner/subscription-list-store.ts';
import type { SubscriptionServices } from './subscription-services.ts';

const PAGE = 50;

type Change = (context: ChangeContext) => Promise<SubscriptionRow | Refusal>;

/** A change of the owner, and the subscription after it. */
const changer =
  ({ payments: { database: pool, secret } }: SubscriptionServices) =>
  async (
    { database, site, now, publicOrigin, note }: ContributorContext,
    change: Change,
  ): Promise<SubscriptionDetail | Refusal> => {
    const changed = await change({ transaction: database, pool, site, secret, now, by: 'owner' });
    if (isRefusal(changed)) return changed;
    note({
      subject: `subscription:${changed.subscriptionId}`,
      after: { title: `${lineOf(changed).title}, ${changed.email}` },
    });
    const driver = driverOf(database);
    return readSubscription(
      { database, pool, driver, site, now, secret, publicOrigin },
      changed.subscriptionId,
    );
  };

export const implementSubscriptionCalls = (services: SubscriptionServices): ImplementedCall[] => {
  const { database: pool, secret } = services.payments;
  const change = changer(services);
  return implementCalls({
    capability: 'subscriptions',
    calls: subscriptionsCalls,
    schemas: subscriptionsSchemas,
    handlers: {
      async list({ query: { cursor, ...filter } }, { database, site }) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        const found = await listSubscriptions(database, site.id, {
          ...filter,
          before: cursor,
          limit: PAGE + 1,
        });
        const rows = found.slice(0, PAGE);
        return {
          subscriptions: rows.map(describeSummary),
          nextCursor: found.length > PAGE ? (rows.at(-1)?.subscriptionId ?? null) : null,
        };
      },
      read: ({ params }, { database, site, now, publicOrigin }) =>
        readSubscription({ database, pool, site, now, secret, publicOrigin }, params.id),
      readFigures: (_input, { database, site, now }) => readFigures(database, site.id, now),
      async exportAll({ query }, { site, now }) {
        const text = writeSubscriptions(pool, site.id, query);
        return new FileAnswer(Readable.from(text, { objectMode: false }), {
          filename: `subscriptions-${now.toISOString().slice(0, 10)}.csv`,
          contentType: 'text/csv; charset=utf-8',
        });
      },
      pause: ({ params }, context) => change(context, (each) => pauseSubscription(each, params.id)),
      resume: ({ params }, context) => change(context, (each) => resumeSubscription(each, params.id)),
      skip: ({ params }, context) => change(context, (each) => skipNextPeriod(each, params.id)),
      cancel: ({ params, body }, context) =>
        change(context, (each) =>
          body.when === 'now'
            ? cancelSubscriptionNow(each, params.id)
            : cancelSubscriptionAtPeriodEnd(each, params.id),
        ),
      keep: ({ params }, context) => change(context, (each) => keepSubscription(each, params.id)),
      changeLine: ({ params, body }, context) =>
        change(context, (each) => changeSubscribedLine(each, params.id, body)),
      changeAddress: ({ params, body }, context) =>
        change(context, (each) => changeDeliveryAddress(each, params.id, body.shippingAddress)),
      changePrice: ({ params, body }, context) =>
        change(context, (each) => changePrice(each, params.id, body.unitCents)),
      retry: ({ params }, context) => change(context, (each) => requestRetry(each, params.id)),
      advance: ({ params, body }, context) =>
        change(context, (each) => advanceClock(each, params.id, body.outcome)),
    },
  });
};
