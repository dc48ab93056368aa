import { completeStoreSettings, type StoreSettings } from '@sitewright/domain/store';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { storeSettings } from './store-tables.ts';

export const readStoreSettings = async (database: Queryable, websiteId: string): Promise<StoreSettings> => {
  const [row] = await database
    .select({ settings: storeSettings.settings })
    .from(storeSettings)
    .where(eq(storeSettings.websiteId, websiteId));
  return completeStoreSettings(row?.settings);
};

export const putStoreSettings = async (
  transaction: Queryable,
  websiteId: string,
  settings: Partial<StoreSettings>,
): Promise<void> => {
  await transaction
    .insert(storeSettings)
    .values({ websiteId, settings })
    .onConflictDoUpdate({ target: storeSettings.websiteId, set: { settings } });
};
