import { commentMessages, type CommentSettings } from '@sitewright/domain/comments';
import { isEmail } from '@sitewright/domain/contributors';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { incrementRevisionIfCurrent, invalidateCacheTags } from '../sites/index.ts';
import { putCommentSettings, readSettings } from './comments-store.ts';

interface SavedSettings extends CommentSettings {
  readonly revision: number;
}

const NAME = 'comment-settings';

/** Takes effect at once. Refused if another contributor saved since the given revision. */
export const saveCommentSettings = async (
  { database, site, note }: ContributorContext,
  { revision, ...settings }: SavedSettings,
): Promise<SavedSettings | Refusal> => {
  const { commentNotifyEmail: email } = settings;
  if (email !== '' && !isEmail(email))
    return refuse('comment-notify-email-invalid', {
      commentNotifyEmail: commentMessages['comment-notify-email-invalid'],
    });
  const saved = await incrementRevisionIfCurrent(database, site.id, { name: NAME, revision });
  if (isRefusal(saved)) return saved;
  const before = await readSettings(database, site.id);
  await putCommentSettings(database, site.id, settings);
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: NAME, before, after: settings });
  return { ...settings, revision: saved };
};
