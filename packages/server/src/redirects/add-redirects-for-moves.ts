import { followMove, redirectLimits, type AddressMove, type Redirect } from '@sitewright/domain/redirects';
import type { Queryable } from '../database/index.ts';
import { refuse, RolledBack } from '../http/index.ts';
import { incrementRevision } from '../sites/index.ts';
import { listRedirects, putRedirects } from './redirects-store.ts';

/**
 * Updates the redirects of a site after URLs changed. Their revision is incremented, so that saving a list an owner
 * has open cannot remove the new ones. False if nothing changed.
 */
export const addRedirectsForMoves = async (
  transaction: Queryable,
  websiteId: string,
  moves: readonly AddressMove[],
): Promise<boolean> => {
  if (moves.length === 0) return false;
  // Locks them: concurrent publications add theirs one after the other.
  await incrementRevision(transaction, websiteId, 'redirects');
  const before = await listRedirects(transaction, websiteId);
  const after = moves.reduce<readonly Redirect[]>(followMove, before);
  if (after.length > redirectLimits.REDIRECTS && after.length > before.length)
    throw new RolledBack(refuse('redirects-full'));
  await putRedirects(transaction, websiteId, after);
  return true;
};
