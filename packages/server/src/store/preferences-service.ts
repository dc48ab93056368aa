import { isDeepStrictEqual } from 'node:util';
import type { Permission } from '@sitewright/domain/contributors';
import { findShippingFaults } from '@sitewright/domain/shipping';
import {
  findInvoiceFaults,
  hasRevision,
  preferencesOf,
  withPreferences,
  type AnyPreferences,
  type PreferenceNamespace,
  type StoreSettings,
} from '@sitewright/domain/store';
import { preferenceSchemas } from '@sitewright/domain/store/schemas';
import type { Queryable } from '../database/index.ts';
import { findSchemaFaults } from '../documents/index.ts';
import { checkTexts, isRefusal, refuse, type Refusal } from '../http/index.ts';
import {
  incrementRevision,
  incrementRevisionIfCurrent,
  invalidateCacheTags,
  readSavedRevision,
} from '../sites/index.ts';
import { putStoreSettings, readStoreSettings } from './settings-store.ts';

export interface PreferencesToSave {
  readonly namespace: PreferenceNamespace;
  /** Fields of any namespace, and the site, which is dropped. */
  readonly sent: Partial<Record<string, unknown>>;
  readonly permissions: ReadonlySet<Permission>;
}

export interface SavedPreferences {
  readonly before: StoreSettings;
  readonly after: StoreSettings;
}

const SETTINGS = 'store-settings';

/** The answer names the site; clients drop it. Where a save names the revision, the answer has it. */
export const describePreferences = async (
  database: Queryable,
  websiteId: string,
  namespace: PreferenceNamespace,
) => {
  const revision = await readSavedRevision(database, websiteId, SETTINGS);
  const settings = await readStoreSettings(database, websiteId);
  return {
    ...preferencesOf(settings, namespace),
    websiteId,
    ...(hasRevision(namespace) ? { revision } : {}),
  };
};

/** What is wrong with settings beyond their shape, by field. */
export const checkSettings = ({ shipping, invoices }: StoreSettings): Refusal | undefined => {
  const faults = [
    ...Object.entries(findShippingFaults(shipping)).map(([field, text]) => [`shipping.${field}`, text]),
    ...Object.entries(findInvoiceFaults(invoices)).map(([field, text]) => [`invoices.${field}`, text]),
  ];
  return faults.length > 0 ? refuse('bad-request', Object.fromEntries(faults)) : undefined;
};

/** How the store is paid is for administrators alone, whatever way it is saved. The database orders keys by its own rule. */
export const checkPayments = (
  { before, after }: SavedPreferences,
  permissions: ReadonlySet<Permission>,
): Refusal | undefined =>
  permissions.has('payments') || isDeepStrictEqual(before.payments, after.payments)
    ? undefined
    : refuse('not-allowed');

/** First, so that two writes of different namespaces wait for each other and neither loses its fields. */
const lockSettings = async (
  transaction: Queryable,
  websiteId: string,
  revision: unknown,
): Promise<Refusal | undefined> => {
  if (typeof revision !== 'number') {
    await incrementRevision(transaction, websiteId, SETTINGS);
    return undefined;
  }
  const saved = await incrementRevisionIfCurrent(transaction, websiteId, { name: SETTINGS, revision });
  return isRefusal(saved) ? saved : undefined;
};

/** Whoever has the store settings open is told of the change when they save. */
export const savePreferences = async (
  transaction: Queryable,
  websiteId: string,
  { namespace, sent, permissions }: PreferencesToSave,
): Promise<SavedPreferences | Refusal> => {
  const faults = findSchemaFaults(preferenceSchemas[namespace], sent);
  if (Object.keys(faults).length > 0) return refuse('bad-request', faults);
  const { websiteId: _dropped, revision, ...preferences } = sent;
  const conflict = await lockSettings(transaction, websiteId, revision);
  if (conflict) return conflict;
  const before = await readStoreSettings(transaction, websiteId);
  const after = withPreferences(before, namespace, preferences as unknown as AnyPreferences);
  const fault =
    checkPayments({ before, after }, permissions) ??
    checkSettings(after) ??
    checkTexts({ before, after }, permissions);
  if (fault) return fault;
  await putStoreSettings(transaction, websiteId, after);
  await invalidateCacheTags(transaction, websiteId, ['site']);
  return { before, after };
};
