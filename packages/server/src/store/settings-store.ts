import { completeStoreSettings, type StoreSettings } from '@sitewright/domain/store';
import { readAgain, readOnce, runPrepared, sql, type Queryable } from '../database/index.ts';
import { storeSettings } from './store-tables.ts';

const nameOf = (websiteId: string): string => `store settings of ${websiteId}`;

export const readStoreSettings = (database: Queryable, websiteId: string): Promise<StoreSettings> =>
  readOnce(database, nameOf(websiteId), async () => {
    const [row] = await runPrepared<Pick<typeof storeSettings.$inferSelect, 'settings'>>(
      database,
      sql`select settings from store_settings where website_id = ${websiteId}`,
    );
    return completeStoreSettings(row?.settings);
  });

export const putStoreSettings = async (
  transaction: Queryable,
  websiteId: string,
  settings: Partial<StoreSettings>,
): Promise<void> => {
  await transaction
    .insert(storeSettings)
    .values({ websiteId, settings })
    .onConflictDoUpdate({ target: storeSettings.websiteId, set: { settings } });
  readAgain(transaction, nameOf(websiteId));
};
