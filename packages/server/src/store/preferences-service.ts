import type { Permission } from '@sitewright/domain/contributors';
import {
  preferencesOf,
  withPreferences,
  type AnyPreferences,
  type PreferenceNamespace,
  type StoreSettings,
} from '@sitewright/domain/store';
import { preferenceSchemas } from '@sitewright/domain/store/schemas';
import type { Queryable } from '../database/index.ts';
import { findSchemaFaults } from '../documents/index.ts';
import { checkTexts, refuse, type Refusal } from '../http/index.ts';
import { incrementRevision, invalidateCacheTags } from '../sites/index.ts';
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

/** The answer names the site; clients drop it. */
export const describePreferences = (
  settings: StoreSettings,
  namespace: PreferenceNamespace,
  websiteId: string,
) => ({ ...preferencesOf(settings, namespace), websiteId });

/** Whoever has the store settings open is told of the change when they save. */
export const savePreferences = async (
  transaction: Queryable,
  websiteId: string,
  { namespace, sent, permissions }: PreferencesToSave,
): Promise<SavedPreferences | Refusal> => {
  const faults = findSchemaFaults(preferenceSchemas[namespace], sent);
  if (Object.keys(faults).length > 0) return refuse('bad-request', faults);
  // First, so that two writes of different namespaces wait for each other and neither loses its fields.
  await incrementRevision(transaction, websiteId, 'store-settings');
  const before = await readStoreSettings(transaction, websiteId);
  const { websiteId: _dropped, ...preferences } = sent;
  const after = withPreferences(before, namespace, preferences as unknown as AnyPreferences);
  const fault = checkTexts({ before, after }, permissions);
  if (fault) return fault;
  await putStoreSettings(transaction, websiteId, after);
  await invalidateCacheTags(transaction, websiteId, ['site']);
  return { before, after };
};
