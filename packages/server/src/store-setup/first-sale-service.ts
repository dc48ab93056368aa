import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import { checkFirstSale } from '@sitewright/domain/store';
import type { Queryable } from '../database/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { readSoldFacts } from './first-sale-store.ts';

/** What is still missing before the store can sell, from what it has. */
export const readFirstSale = async (database: Queryable, site: Site) => {
  const settings = await readStoreSettings(database, site.id);
  const sold = await readSoldFacts(database, site.id);
  const hasContactEmail = contactEmailOf(site.settings.socialAccounts) !== undefined;
  return {
    steps: checkFirstSale(settings, { ...sold, hasContactEmail }),
    ...settings.firstSale,
  };
};
