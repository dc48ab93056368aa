import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { lockImport, type ImportRow } from './store/import-store.ts';

/** Imports belong to who uploaded the file; administrators may manage those of others. */
export const canManage = (
  { contributor }: Pick<ContributorContext, 'contributor'>,
  { accountId }: ImportRow,
): boolean => accountId === contributor.accountId || contributor.permissions.has('contributors');

/** Locked until the transaction ends, for a contributor who may manage it. */
export const lockManaged = async (
  context: ContributorContext,
  importId: string,
): Promise<ImportRow | Refusal> => {
  const { database, site } = context;
  const row = await lockImport(database, { websiteId: site.id, importId });
  if (!row) return refuse('not-found');
  return canManage(context, row) ? row : refuse('import-of-other');
};
