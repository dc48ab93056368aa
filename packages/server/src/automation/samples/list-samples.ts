import { automationLimits } from '@sitewright/domain/automation';
import type { WebhookEventType } from '@sitewright/domain/webhooks';
import { describeVariant, findVariantNames } from '../../catalogue/index.ts';
import { describeComment } from '../../comments/index.ts';
import type { Queryable } from '../../database/index.ts';
import { describeSubmission } from '../../forms/index.ts';
import { describeJoined } from '../../mailing-list-records/index.ts';
import { describeForWebhook, describeRefund, describeShipment, findOrders } from '../../orders/index.ts';
import { bodyOf } from '../../webhooks/index.ts';
import { exampleEvents } from './example-events.ts';
import {
  latestComments,
  latestOrders,
  latestProducts,
  latestSignUps,
  latestSubmissions,
  someStock,
  type Latest,
} from './samples-store.ts';

type Reader = (database: Queryable, latest: Latest, formId?: string) => Promise<object[]>;

const ordersOf = async (database: Queryable, latest: Latest, sort: Parameters<typeof latestOrders>[2]) =>
  findOrders(database, latest.websiteId, await latestOrders(database, latest, sort));

/** A level, or how many were written to: both are of variants. */
const readVariants =
  (tell: (quantity: number | null) => object): Reader =>
  async (database, latest) => {
    const levels = await someStock(database, latest);
    const names = await findVariantNames(
      database,
      latest.websiteId,
      levels.map(({ variantId }) => variantId),
    );
    const quantities = new Map(levels.map(({ variantId, quantity }) => [variantId, quantity]));
    return names.map((name) => ({
      ...describeVariant(name),
      ...tell(quantities.get(name.variantId) ?? null),
    }));
  };

const readLevels = readVariants((quantity) => ({ quantity }));

/** The data of events, as they would have been sent for the latest records. */
const readers: Readonly<Record<WebhookEventType, Reader>> = {
  'form.submitted': async (database, latest, formId) =>
    (await latestSubmissions(database, latest, formId)).map(({ formName, ...row }) =>
      describeSubmission({
        ...row,
        form: { name: formName },
        sender: row.sender ?? undefined,
        submittedAt: new Date(row.submittedAt),
      }),
    ),
  'comment.created': async (database, latest) =>
    (await latestComments(database, latest)).map(describeComment),
  'product.published': latestProducts,
  'order.created': async (database, latest) =>
    (await ordersOf(database, latest, 'created')).map(describeForWebhook),
  'order.fulfilled': async (database, latest) =>
    (await ordersOf(database, latest, 'fulfilled')).flatMap((order) =>
      order.shipments.slice(-1).map(({ shipmentId, lines, ...tracking }) => ({
        ...describeForWebhook(order),
        isPart: order.row.fulfilmentState !== 'fulfilled',
        shipment: describeShipment({ shipmentId, tracking, lines }),
      })),
    ),
  'order.refunded': async (database, latest) =>
    (await ordersOf(database, latest, 'refunded')).flatMap((order) =>
      order.refunds.slice(-1).map((refund) => ({
        ...describeForWebhook(order),
        refund: describeRefund(refund, order.row.currency),
      })),
    ),
  'list.joined': async (database, latest) =>
    (await latestSignUps(database, latest)).map(({ joinedAt, ...joined }) =>
      describeJoined({ ...joined, now: new Date(joinedAt) }),
    ),
  'stock.low': readLevels,
  'stock.returned': readLevels,
  'restock.notified': readVariants(() => ({ count: 1 })),
};

interface SampleRequest {
  readonly event: WebhookEventType;
  readonly formId?: string;
  readonly now: Date;
}

/** Whole events of the latest records, or an example where there are none. */
export const listSamples = async (
  database: Queryable,
  websiteId: string,
  { event: type, formId, now }: SampleRequest,
): Promise<object[]> => {
  const latest = { websiteId, limit: automationLimits.SAMPLES };
  const found = await readers[type](database, latest, formId);
  const data = found.length > 0 ? found : [exampleEvents[type]];
  return data.map((each, index) => bodyOf({ type, eventId: `sample_${index + 1}`, data: each, now }));
};
