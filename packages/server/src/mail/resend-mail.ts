import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { sendMailKind } from './mail-kinds.ts';
import { findSmtp } from './mail-server.ts';
import type { MailServerServices } from './mail-server-service.ts';
import { hastenSending } from './sending-jobs.ts';
import { copyMail, findEmail, isWithheld, requeueMail, type OutboxMail } from './outbox-store.ts';
import { DELETED_LINK } from './secret-link.ts';

/** Links are deleted when an email is sent or given up; without its link it would be useless. */
const hasLostLink = ({ sealedLink, hasOldLink }: OutboxMail): boolean =>
  hasOldLink || sealedLink === DELETED_LINK;

/** Returns the id of the email that is sent now. */
export const resendMail = async (
  { database, site, now, note }: ContributorContext,
  services: MailServerServices,
  id: string,
): Promise<{ id: string } | Refusal> => {
  const mail = await findEmail(database, site.id, id);
  if (!mail) return refuse('not-found');
  if (isWithheld(mail)) return refuse('mail-withheld');
  if (hasLostLink(mail)) return refuse('mail-link-gone');
  if (!(await findSmtp(database, services))) return refuse('mail-server-missing');
  note({ subject: `email:${id}` });
  if (mail.state === 'queued') {
    await hastenSending(database, id, now);
    return { id };
  }
  const sentId = mail.state === 'sent' ? newId() : id;
  if (mail.state === 'sent') await copyMail(database, site.id, { id, copyId: sentId });
  else if (!(await requeueMail(database, site.id, id))) return { id };
  await enqueueJob(database, sendMailKind, { websiteId: site.id, payload: { mailId: sentId }, runAt: now });
  return { id: sentId };
};
