import { webhookCalls } from '@sitewright/api/webhooks';
import { webhookSchemas } from '@sitewright/api/webhooks/schemas';
import { maySeeEvent } from '@sitewright/domain/webhooks';
import { isId } from '@sitewright/domain/ids';
import { implementCalls, isRefusal, refuse, type ImplementedCall } from '../http/index.ts';
import { secretsOf, webhookSealer } from './endpoint-secrets.ts';
import { enqueueTest } from './enqueue-event.ts';
import {
  createEndpoint,
  resendDelivery,
  rotateSecret,
  updateEndpoint,
  type WebhookServices,
} from './webhooks-service.ts';
import {
  deleteEndpoint,
  findDelivery,
  findEndpoint,
  listDeliveries,
  listEndpoints,
  type EndpointRow,
  type ListedDelivery,
} from './webhooks-store.ts';

const PAGE = 50;
const MAX_SHOWN_BODY = 10_000;

const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const describeEndpoint = (row: EndpointRow, now: Date) => ({
  id: row.endpointId,
  url: row.url,
  events: row.events,
  isActive: row.isActive,
  createdOn: row.createdAt.toISOString(),
  failingSince: momentOf(row.failingSince),
  turnedOffOn: momentOf(row.turnedOffAt),
  previousSecretUntil: row.previousEndsAt && row.previousEndsAt > now ? momentOf(row.previousEndsAt) : null,
});

const describeDelivery = (row: ListedDelivery) => ({
  id: row.deliveryId,
  eventType: row.eventType,
  state: row.state,
  attempts: row.attempts,
  createdOn: row.createdAt.toISOString(),
  status: row.log[0]?.status ?? null,
  nextAttemptOn: momentOf(row.nextAttemptAt),
});

export const implementWebhookCalls = (services: WebhookServices): ImplementedCall[] =>
  implementCalls({
    capability: 'webhooks',
    calls: webhookCalls,
    schemas: webhookSchemas,
    handlers: {
      async list(_input, { database, site, now }) {
        const rows = await listEndpoints(database, site.id, 'webhook');
        return { endpoints: rows.map((row) => describeEndpoint(row, now)) };
      },
      async create({ body }, context) {
        const made = await createEndpoint(context, services, body);
        return isRefusal(made)
          ? made
          : { endpoint: describeEndpoint(made.endpoint, context.now), secret: made.secret };
      },
      async update({ params, body }, context) {
        const row = await updateEndpoint(context, services, { ...body, id: params.id });
        return isRefusal(row) ? row : { endpoint: describeEndpoint(row, context.now) };
      },
      async remove({ params }, { database, site, note }) {
        const row = await deleteEndpoint(database, site.id, params.id);
        if (!row) return refuse('not-found');
        note({ subject: `webhook:${params.id}`, before: { url: row.url, events: row.events } });
        return {};
      },
      async readSecret({ params }, { database, site, now }) {
        const row = await findEndpoint(database, site.id, params.id);
        const [secret] = row ? secretsOf(row, webhookSealer(services.secret), now) : [];
        return secret === undefined ? refuse('not-found') : { secret };
      },
      async rotate({ params }, context) {
        const made = await rotateSecret(context, services, params.id);
        return isRefusal(made)
          ? made
          : { endpoint: describeEndpoint(made.endpoint, context.now), secret: made.secret };
      },
      async sendTest({ params }, { database, site, now, note }) {
        const row = await findEndpoint(database, site.id, params.id);
        const deliveryId = row && (await enqueueTest(database, row, now));
        if (deliveryId === undefined) return refuse('not-found');
        note({ subject: `webhook:${params.id}` });
        return { deliveryId };
      },
      async listDeliveries({ params, query: { cursor, state } }, { database, site }) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        if (!(await findEndpoint(database, site.id, params.id))) return refuse('not-found');
        const read = await listDeliveries(database, site.id, {
          endpointId: params.id,
          limit: PAGE + 1,
          ...(cursor === undefined ? {} : { before: cursor }),
          ...(state === undefined ? {} : { state }),
        });
        const rows = read.slice(0, PAGE);
        const nextCursor = read.length > PAGE ? (rows.at(-1)?.deliveryId ?? null) : null;
        return { deliveries: rows.map(describeDelivery), nextCursor };
      },
      async readDelivery({ params }, { database, site, contributor }) {
        const row = await findDelivery(database, site.id, params.id);
        const endpoint = row && (await findEndpoint(database, site.id, row.endpointId));
        if (!endpoint) return refuse('not-found');
        const maySee = maySeeEvent(contributor.permissions, row.eventType);
        return {
          ...describeDelivery(row),
          eventId: row.eventId,
          url: endpoint.url,
          request: maySee ? row.body.slice(0, MAX_SHOWN_BODY) : null,
          response: maySee ? row.responseExcerpt : null,
          log: row.log,
        };
      },
      resend: ({ params }, context) => resendDelivery(context, params.id),
    },
  });
