import { isRecord } from '@sitewright/domain/documents';
import { completeStoreSettings, type StoreSettings } from '@sitewright/domain/store';
import { storeSettingsSchema } from '@sitewright/domain/store/schemas';
import { findSchemaFaults } from '../documents/index.ts';
import { ImportFault } from './import-fault.ts';

/** A handwritten site states only the store settings that differ from the defaults. */
export const readImportedStore = (configuration: Readonly<Record<string, unknown>>): StoreSettings => {
  const { store } = configuration;
  const settings = completeStoreSettings(isRecord(store) ? store : undefined);
  const [fault] = Object.entries(findSchemaFaults(storeSettingsSchema, settings));
  if (fault) throw new ImportFault('site.json', `store.${fault.join(' ')}`);
  return settings;
};
