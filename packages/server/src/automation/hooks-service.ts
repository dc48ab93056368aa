import { automationLimits } from '@sitewright/domain/automation';
import { inTransaction, type Queryable } from '../database/index.ts';
import { maySeeEvent } from '@sitewright/domain/webhooks';
import { isRefusal, refuse, type ApiKeyContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import {
  insertEndpoint,
  listEndpoints,
  lockEndpoints,
  newWebhookSecret,
  readWebhookTarget,
  webhookSealer,
  type WebhookServices,
} from '../webhooks/index.ts';
import { findSameHook, listFormNames, type SameHook } from './hooks-store.ts';
import { holdKey } from './keys-store.ts';

export interface WantedHook {
  readonly targetUrl: string;
  readonly event: string;
  readonly formId?: string;
}

export interface Subscribed {
  readonly id: string;
  /** Null for a hook that was subscribed before. */
  readonly secret: string | null;
}

/** What the key may not see is neither sent nor shown. A form belongs to submissions alone, and to the site. */
export const checkEvent = async (
  { database, site, apiKey }: ApiKeyContext,
  { event, formId }: Pick<WantedHook, 'event' | 'formId'>,
): Promise<Refusal | undefined> => {
  if (!maySeeEvent(apiKey.permissions, event)) return refuse('hook-event-not-allowed');
  if (formId === undefined) return undefined;
  if (event !== 'form.submitted') return refuse('hook-form-misplaced');
  const forms = await listFormNames(database, site.id);
  return forms.some(({ id }) => id === formId) ? undefined : refuse('hook-form-unknown');
};

const insertHook = async (
  transaction: Queryable,
  { site, now, apiKey }: ApiKeyContext,
  { hook: { keyId, url, event, formId }, secret }: { readonly hook: SameHook; readonly secret: string },
): Promise<Subscribed> => {
  const plain = newWebhookSecret();
  const endpointId = newId();
  await insertEndpoint(transaction, {
    websiteId: site.id,
    endpointId,
    kind: 'hook',
    formId,
    keyId,
    accountId: apiKey.accountId,
    url,
    events: [event],
    sealedSecret: webhookSealer(secret).seal(plain),
    createdAt: now,
  });
  return { id: endpointId, secret: plain };
};

const subscribeIn = async (
  transaction: Queryable,
  context: ApiKeyContext,
  wanted: { readonly hook: SameHook; readonly secret: string },
): Promise<Subscribed | Refusal> => {
  const { site, apiKey } = context;
  if (!(await holdKey(transaction, { websiteId: site.id, keyId: apiKey.id }))) return refuse('key-wrong');
  await lockEndpoints(transaction, site.id);
  const same = await findSameHook(transaction, site.id, wanted.hook);
  if (same !== undefined) return { id: same, secret: null };
  const existing = await listEndpoints(transaction, site.id, 'hook');
  if (existing.length >= automationLimits.MAX_HOOKS) return refuse('hook-too-many');
  return insertHook(transaction, context, wanted);
};

export const subscribe = async (
  context: ApiKeyContext,
  services: WebhookServices,
  wanted: WantedHook,
): Promise<Subscribed | Refusal> => {
  const { database, apiKey } = context;
  const target = readWebhookTarget(wanted.targetUrl, services, 'targetUrl');
  if (isRefusal(target)) return target;
  const fault = await checkEvent(context, wanted);
  if (fault) return fault;
  const { event, formId = null } = wanted;
  const hook = { keyId: apiKey.id, url: target.href, event, formId };
  return inTransaction(database, (transaction) =>
    subscribeIn(transaction, context, { hook, secret: services.secret }),
  );
};
