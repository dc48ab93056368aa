import { automationCalls } from '@sitewright/api/automation';
import { automationSchemas } from '@sitewright/api/automation/schemas';
import { maySeeEvent } from '@sitewright/domain/webhooks';
import { implementCalls, refuse, type Handlers, type ImplementedCall } from '../http/index.ts';
import { inTransaction } from '../database/index.ts';
import { eventReader, type WebhookServices } from '../webhooks/index.ts';
import { checkEvent, subscribe } from './hooks-service.ts';
import { countHooksOfForm, deleteHook, listFormNames, listHooks, type ListedHook } from './hooks-store.ts';
import { createKey, revokeKey } from './keys-service.ts';
import { listKeys, type KeyRow } from './keys-store.ts';
import { listSamples } from './samples/list-samples.ts';

type AutomationHandlers = Handlers<typeof automationCalls>;

const isoOf = (moment: Date | string): string => new Date(moment).toISOString();
const isoOrNull = (moment: Date | string | null): string | null => (moment === null ? null : isoOf(moment));

const describeKey = (row: KeyRow, hooks: readonly ListedHook[]) => ({
  id: row.keyId,
  name: row.name,
  ending: row.ending,
  createdBy: row.createdBy,
  createdOn: isoOf(row.createdAt),
  lastUsedOn: isoOrNull(row.lastUsedAt),
  hookCount: hooks.filter(({ keyId }) => keyId === row.keyId).length,
});

const describeHook = (row: ListedHook, isAllowed: boolean) => ({
  id: row.id,
  host: new URL(row.url).host,
  event: row.events[0] ?? '',
  form: row.formId === null ? null : { id: row.formId, name: row.formName ?? 'Deleted form' },
  keyName: row.keyName ?? '',
  isAllowed,
  isActive: row.isActive,
  failingSince: isoOrNull(row.failingSince),
  createdOn: isoOf(row.createdAt),
  lastDelivery: row.delivery && { ...row.delivery, at: isoOf(row.delivery.at) },
});

const ownerHandlers: Pick<
  AutomationHandlers,
  'read' | 'createKey' | 'revokeKey' | 'disconnect' | 'readForm'
> = {
  async read(_input, { database, site, now }) {
    const rows = await listHooks(database, site.id);
    const keys = await listKeys(database, site.id);
    const permissionsOf = eventReader(database, site.id, now);
    const hooks = [];
    for (const row of rows) {
      const isAllowed = row.isDemo || maySeeEvent(await permissionsOf(row.accountId), row.events[0] ?? '');
      hooks.push(describeHook(row, isAllowed));
    }
    return { keys: keys.map((key) => describeKey(key, rows)), hooks };
  },
  createKey: ({ body }, context) => createKey(context, body.name),
  revokeKey: ({ params }, context) => revokeKey(context, params.id),
  async disconnect({ params: { id } }, { database, site, note }) {
    const row = await deleteHook(database, site.id, { id });
    if (!row) return refuse('not-found');
    note({ subject: `hook:${id}`, before: { title: new URL(row.url).host } });
    return {};
  },
  async readForm({ params }, { database, site }) {
    const forms = await listFormNames(database, site.id);
    if (!forms.some(({ id }) => id === params.id)) return refuse('not-found');
    return { connected: await countHooksOfForm(database, site.id, params.id) };
  },
};

const serviceHandlers = (
  services: WebhookServices,
): Pick<AutomationHandlers, 'readAccount' | 'listForms' | 'sample' | 'subscribe' | 'unsubscribe'> => ({
  readAccount: async (_input, { site, publicOrigin, apiKey }) => ({
    title: site.settings.title,
    url: publicOrigin,
    keyName: apiKey.name,
  }),
  listForms: (_input, { database, site }) => listFormNames(database, site.id),
  async sample({ query }, context) {
    const { database, site, now } = context;
    const fault = await checkEvent(context, query);
    return fault ?? listSamples(database, site.id, { ...query, now });
  },
  subscribe: ({ body }, context) => subscribe(context, services, body),
  async unsubscribe({ params: { id } }, { database, site, apiKey }) {
    const row = await inTransaction(database, (transaction) =>
      deleteHook(transaction, site.id, { id, keyId: apiKey.id }),
    );
    return row ? {} : refuse('not-found');
  },
});

export const implementAutomationCalls = (services: WebhookServices): ImplementedCall[] =>
  implementCalls({
    capability: 'automation',
    calls: automationCalls,
    schemas: automationSchemas,
    handlers: { ...ownerHandlers, ...serviceHandlers(services) },
  });
