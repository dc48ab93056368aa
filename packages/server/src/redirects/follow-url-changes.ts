import { followMove, redirectLimits, type AddressMove, type Redirect } from '@sitewright/domain/redirects';
import type { Queryable } from '../database/index.ts';
import { refuse, RolledBack } from '../http/index.ts';
import { raiseSavedRevision } from '../sites/index.ts';
import { listRedirects, putRedirects } from './redirects-store.ts';

/**
 * Keeps the redirects of a site in step with addresses that changed. Their revision grows, so that a list of redirects
 * that an owner has open cannot take the new ones away unseen. False where nothing changed.
 */
export const followMoves = async (
  transaction: Queryable,
  websiteId: string,
  moves: readonly AddressMove[],
): Promise<boolean> => {
  if (moves.length === 0) return false;
  // Locks them: two publications at once add theirs one after the other.
  await raiseSavedRevision(transaction, websiteId, 'redirects');
  const before = await listRedirects(transaction, websiteId);
  const after = moves.reduce<readonly Redirect[]>(followMove, before);
  if (after.length > redirectLimits.REDIRECTS && after.length > before.length)
    throw new RolledBack(refuse('redirects-full'));
  await putRedirects(transaction, websiteId, after);
  return true;
};
