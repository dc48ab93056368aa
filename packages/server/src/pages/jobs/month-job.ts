import type { SiteSettings } from '@sitewright/domain/sites';
import { Type } from 'typebox';
import { inTransaction, type Database, type Queryable } from '../../database/index.ts';
import { defineJob, defineJobKind, enqueueJob, type Job } from '../../jobs/index.ts';
import { invalidateCacheTags, findSiteById } from '../../sites/index.ts';
import { assignMonths } from '../projections/months-store.ts';

const assignMonthsKind = defineJobKind({
  name: 'pages.file-months',
  payload: Type.Object({ websiteId: Type.String() }),
});

/** In another time zone some posts belong to another month, so months are assigned again. */
export const followTimeZone = async (
  transaction: Queryable,
  websiteId: string,
  settings: { readonly before: SiteSettings; readonly after: SiteSettings },
): Promise<void> => {
  if (settings.before.timeZone !== settings.after.timeZone)
    await enqueueJob(transaction, assignMonthsKind, { websiteId, payload: { websiteId } });
};

/** In batches, so that owners who publish meanwhile do not wait for the whole site. */
export const assignAllMonths = async (database: Database, websiteId: string): Promise<void> => {
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    after = await inTransaction(database, async (transaction) => {
      const site = await findSiteById(transaction, websiteId);
      return site && assignMonths(transaction, site, from);
    });
  }
  await inTransaction(database, (transaction) => invalidateCacheTags(transaction, websiteId, ['site']));
};

export const createMonthJob = (database: Database): Job<typeof assignMonthsKind.payload> =>
  defineJob({
    kind: assignMonthsKind,
    handle: ({ websiteId }) => assignAllMonths(database, websiteId),
  });
