import { permissions } from '@sitewright/domain/contributors';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import type { ChangeContext } from './change-context.ts';

/** For changes by the program itself: a scheduled status, an import. */
export const systemContext = (database: Queryable, site: Site, now: Date): ChangeContext => ({
  database,
  site,
  now,
  contributor: { accountId: '', name: '', permissions: new Set(permissions) },
});
