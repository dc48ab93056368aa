import {
  maySeeEvent,
  webhookLimits,
  webhookMessages,
  type WebhookRefusal,
} from '@sitewright/domain/webhooks';
import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob, hastenJob } from '../jobs/index.ts';
import { isForbiddenHost, isPrivateName, type PublicNetwork } from '../public-fetch/index.ts';
import { webhookSealer } from './endpoint-secrets.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { deliverWebhookKind } from './webhooks-kinds.ts';
import {
  changeDelivery,
  changeEndpoint,
  insertEndpoint,
  listEndpoints,
  lockDelivery,
  lockEndpoint,
  lockEndpoints,
  type EndpointRow,
} from './webhooks-store.ts';
import { isPrivateReceiver, readWebhookUrl } from './webhook-url.ts';

export interface WebhookServices {
  readonly secret: string;
  /** Origins on a private network that the operator of the installation lets webhooks reach. */
  readonly privateReceivers?: readonly string[];
  readonly publicNetwork?: PublicNetwork;
}

export interface TypedEndpoint {
  readonly url: string;
  readonly events: readonly string[];
}

const HOUR_MS = 3_600_000;

const refuseField = (field: string, code: WebhookRefusal): Refusal =>
  refuse(code, { [field]: webhookMessages[code] });

/** Names are checked again at every delivery, by what the DNS answers then. */
export const readWebhookTarget = (
  typed: string,
  { publicNetwork = {}, privateReceivers = [] }: WebhookServices,
  field = 'url',
): URL | Refusal => {
  if (isPrivateReceiver(privateReceivers, typed)) return new URL(typed);
  const { allowsHttp = false, isAllowed } = publicNetwork;
  const url = readWebhookUrl(allowsHttp ? typed.replace(/^http:/, 'https:') : typed);
  if (typeof url === 'string') return refuseField(field, url);
  if (isPrivateName(url) || isForbiddenHost(url, isAllowed)) return refuseField(field, 'webhook-url-private');
  return allowsHttp ? new URL(typed) : url;
};

const readEndpoint = (
  { url: typed, events }: TypedEndpoint,
  services: WebhookServices,
): { url: string; events: string[] } | Refusal => {
  const url = readWebhookTarget(typed, services);
  if (!(url instanceof URL)) return url;
  if (events.length === 0) return refuseField('events', 'webhook-events-missing');
  return { url: url.href, events: [...events] };
};

/** Events beyond the role of the contributor: what they tell would leave the site by way of who may not see it. */
const isBeyond = ({ contributor }: ContributorContext, events: readonly string[]): boolean =>
  events.some((type) => !maySeeEvent(contributor.permissions, type));

const refuseEvents = (): Refusal => refuseField('events', 'webhook-event-not-allowed');

const isRead = (read: { url: string } | Refusal): read is { url: string; events: string[] } => 'url' in read;

export const createEndpoint = async (
  context: ContributorContext,
  services: WebhookServices,
  typed: TypedEndpoint,
): Promise<{ endpoint: EndpointRow; secret: string } | Refusal> => {
  const { database, site, now, note } = context;
  const read = readEndpoint(typed, services);
  if (!isRead(read)) return read;
  if (isBeyond(context, read.events)) return refuseEvents();
  await lockEndpoints(database, site.id);
  const existing = await listEndpoints(database, site.id, 'webhook');
  if (existing.length >= webhookLimits.MAX_ENDPOINTS) return refuse('webhook-too-many');
  const secret = newWebhookSecret();
  const endpoint: EndpointRow = {
    websiteId: site.id,
    endpointId: newId(),
    kind: 'webhook',
    formId: null,
    keyId: null,
    accountId: null,
    ...read,
    isActive: true,
    sealedSecret: webhookSealer(services.secret).seal(secret),
    previousSealedSecret: null,
    previousEndsAt: null,
    createdAt: now,
    failingSince: null,
    turnedOffAt: null,
    isDemo: false,
  };
  await insertEndpoint(database, endpoint);
  note({ subject: `webhook:${endpoint.endpointId}`, after: read });
  return { endpoint, secret };
};

/** Turning an endpoint on, or a new URL, begins a new count of days. Events beyond the role stay where they were sent before. */
export const updateEndpoint = async (
  context: ContributorContext,
  services: WebhookServices,
  { id, isActive, ...typed }: TypedEndpoint & { readonly id: string; readonly isActive: boolean },
): Promise<EndpointRow | Refusal> => {
  const { database, site, note } = context;
  const read = readEndpoint(typed, services);
  if (!isRead(read)) return read;
  const before = await lockEndpoint(database, site.id, id);
  if (before?.kind !== 'webhook') return refuse('not-found');
  const kept = read.url === before.url ? before.events : [];
  if (
    isBeyond(
      context,
      read.events.filter((type) => !kept.includes(type)),
    )
  )
    return refuseEvents();
  const isRestarted = (isActive && !before.isActive) || read.url !== before.url;
  const row = await changeEndpoint(database, before, {
    ...read,
    isActive,
    isDemo: false,
    failingSince: isRestarted ? null : before.failingSince,
    turnedOffAt: isActive ? null : before.turnedOffAt,
  });
  note({
    subject: `webhook:${id}`,
    before: { url: before.url, events: before.events, isActive: before.isActive },
    after: { ...read, isActive },
  });
  return row ?? refuse('not-found');
};

/** The previous secret signs too for a day, so that receivers can be changed without losing a delivery. */
export const rotateSecret = async (
  { database, site, now, note }: ContributorContext,
  services: WebhookServices,
  id: string,
): Promise<{ endpoint: EndpointRow; secret: string } | Refusal> => {
  const before = await lockEndpoint(database, site.id, id);
  if (before?.kind !== 'webhook') return refuse('not-found');
  const secret = newWebhookSecret();
  const endpoint = await changeEndpoint(database, before, {
    sealedSecret: webhookSealer(services.secret).seal(secret),
    previousSealedSecret: before.sealedSecret,
    previousEndsAt: new Date(now.getTime() + webhookLimits.ROTATION_HOURS * HOUR_MS),
  });
  note({ subject: `webhook:${id}` });
  return endpoint ? { endpoint, secret } : refuse('not-found');
};

/** A waiting delivery is tried at once; one that ended begins its attempts again. */
export const resendDelivery = async (
  { database, site, now, note }: ContributorContext,
  id: string,
): Promise<Record<string, never> | Refusal> => {
  const delivery = await lockDelivery(database, site.id, id);
  if (!delivery) return refuse('not-found');
  note({ subject: `webhook:${delivery.endpointId}` });
  const payload = { websiteId: site.id, deliveryId: id };
  if (delivery.state === 'queued') {
    await changeDelivery(database, delivery, { nextAttemptAt: now });
    await hastenJob(database, deliverWebhookKind, { payload, now });
    return {};
  }
  await changeDelivery(database, delivery, { state: 'queued', attempts: 0, nextAttemptAt: now });
  await enqueueJob(database, deliverWebhookKind, { websiteId: site.id, payload, runAt: now });
  return {};
};
