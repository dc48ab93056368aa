import { createHmac } from 'node:crypto';
import { inTransaction } from '../database/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { invalidateThreads, refuseIn, type Commenter } from './comments-service.ts';
import { findComment, findVisibleItem, lockComment, readSettings } from './comments-store.ts';
import { insertFlag, setStates } from './moderation-store.ts';
import { notifyModerators } from './notify-moderators.ts';

export interface FlagRequest {
  readonly commentId: string;
  readonly network: string;
}

/** Keyed, as for likes: the table cannot be turned back into addresses. */
const voterOf = ({ site, secret }: Commenter, { network }: FlagRequest): string =>
  createHmac('sha256', secret).update(`flag:${site.id}:${network}`).digest('base64url');

/** One flag per network: a visitor can name any browser. Enough of them hide the comment until a moderator approves it again. */
export const flagComment = async (
  context: Commenter,
  request: FlagRequest,
): Promise<Record<string, never> | Refusal> => {
  const { database, site, now, access } = context;
  const { commentId } = request;
  const found = await findComment(database, site.id, commentId);
  if (found?.state !== 'approved' || found.contributorId !== null) return refuse('not-found');
  const { itemId } = found;
  if (!(await findVisibleItem(database, site.id, { itemId, now, access }))) return refuse('not-found');
  const settings = await readSettings(database, site.id);
  if (!settings.commentFlagsAllowed) return refuseIn(site, 'flags-off');
  return inTransaction(database, async (transaction) => {
    const flagged = await lockComment(transaction, site.id, commentId);
    if (flagged?.state !== 'approved') return refuse('not-found');
    const count = await insertFlag(transaction, site.id, { commentId, voter: voterOf(context, request) });
    const { commentFlagThreshold: threshold } = settings;
    if (count === undefined || threshold === 0 || count < threshold) return {};
    await setStates(transaction, site.id, { ids: [commentId], state: 'pending' });
    await invalidateThreads(transaction, site.id, itemId);
    await notifyModerators({ ...context, database: transaction }, settings, flagged);
    return {};
  });
};
