import type { CommentSettings } from '@sitewright/domain/comments';
import { quotedText } from '@sitewright/domain/mail';
import type { Site } from '@sitewright/domain/sites';
import { listPeopleWho } from '../contributors/index.ts';
import type { Queryable } from '../database/index.ts';
import { countWithinLimit } from '../http/index.ts';
import { enqueueMails, isMailAddress } from '../mail/index.ts';

export interface NotificationContext {
  readonly database: Queryable;
  readonly site: Site;
  readonly now: Date;
  /** For the link to the queue. */
  readonly publicOrigin?: string;
}

/** However many comments wait: whoever opens the queue sees all of them. */
const LIMIT = { max: 1, withinSeconds: 900 };
const MAX_RECIPIENTS = 10;
const EXCERPT_LENGTH = 500;

const recipientsOf = async (
  { database, site }: NotificationContext,
  { commentNotifyEmail }: CommentSettings,
): Promise<readonly string[]> => {
  if (isMailAddress(commentNotifyEmail)) return [commentNotifyEmail];
  const people = await listPeopleWho(database, site.id, 'comments');
  return people
    .map(({ email }) => email)
    .filter(isMailAddress)
    .slice(0, MAX_RECIPIENTS);
};

const textOf = (
  { publicOrigin }: NotificationContext,
  { authorName, body }: { readonly authorName: string; readonly body: string },
): string =>
  [
    `${authorName} wrote:`,
    quotedText(body.length > EXCERPT_LENGTH ? `${body.slice(0, EXCERPT_LENGTH)}…` : body),
    ...(publicOrigin === undefined ? [] : [`Approve or delete it: ${publicOrigin}/config/comments`]),
  ].join('\n\n');

/** Says that a comment waits, at most once in a quarter of an hour. Sent if the transaction commits. */
export const notifyModerators = async (
  context: NotificationContext,
  settings: CommentSettings,
  comment: { readonly authorName: string; readonly body: string },
): Promise<void> => {
  const { database, site, now } = context;
  if (!settings.commentNotify) return;
  const to = await recipientsOf(context, settings);
  if (to.length === 0) return;
  if (!(await countWithinLimit(database, { scope: ['comments.notify', site.id], limit: LIMIT, now }))) return;
  await enqueueMails(database, {
    websiteId: site.id,
    to,
    fromName: site.settings.title,
    subject: `A comment is waiting for approval on ${site.settings.title}`,
    text: textOf(context, comment),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
};
