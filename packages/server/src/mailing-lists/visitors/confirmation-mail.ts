import { fillText } from '@sitewright/domain/languages';
import { escapeMailHtml, mailButtonHtml, paragraphsHtml } from '@sitewright/domain/mail';
import { listTextsIn, mailingListLimits } from '@sitewright/domain/mailing-lists';
import { mailboxKey } from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';
import { inTransaction, type Database } from '../../database/index.ts';
import { countWithinLimit } from '../../http/index.ts';
import { createSecretLink, enqueueMail, isMailAddress, type MailMessage } from '../../mail/index.ts';
import { confirmationUrl, type ConfirmationKey } from '../../mailing-list-records/index.ts';
import { countConfirmationMail, findLinkedMember, type LinkedMember } from './confirmation-store.ts';

export interface ConfirmationServices {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
}

const DAY_SECONDS = 86_400;

/** The link confirms in the person's name: no owner reads it in the outbox. */
const composeConfirmation = (
  site: Site,
  member: LinkedMember,
  { secret, key }: { readonly secret: string; readonly key: ConfirmationKey },
): MailMessage => {
  const texts = listTextsIn(member.language);
  const { title } = site.settings;
  const values = { site: title, list: member.listName, days: `${mailingListLimits.CONFIRMATION_DAYS}` };
  const url = confirmationUrl({ secret, publicOrigin: member.publicOrigin, ...key });
  const secretLink = createSecretLink(secret, url);
  const text = fillText(texts.mailText, values);
  const ignore = fillText(texts.mailIgnore, values);
  return {
    websiteId: site.id,
    to: member.email,
    fromName: title,
    subject: fillText(texts.mailSubject, values),
    text: `${text}\n\n${texts.confirm}: ${secretLink.placeholder}\n\n${ignore}`,
    html: (layout) =>
      [
        paragraphsHtml(text, layout.accentColor),
        mailButtonHtml({ label: texts.confirm, url: secretLink.placeholder }, layout),
        `<p class="mail-quiet" style="margin:0;color:#6b7280;font-size:14px;line-height:20px">${escapeMailHtml(ignore)}</p>`,
      ].join('\n'),
    language: member.language,
    secretLink,
    keepsLink: true,
    headers: { 'auto-submitted': 'auto-generated' },
  };
};

/** To who still has to confirm, a few times for one sign-up and a few a day for one mailbox. */
export const askToConfirm = (
  { database, secret, clock }: ConfirmationServices,
  site: Site,
  memberId: string,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const key = { websiteId: site.id, memberId };
    const member = await findLinkedMember(transaction, key, 'for update');
    if (member?.state !== 'pending' || !isMailAddress(member.email) || member.publicOrigin === '') return;
    if (member.confirmationMails >= mailingListLimits.CONFIRMATION_MAILS) return;
    const isWithin = await countWithinLimit(transaction, {
      scope: ['mailing-lists.confirmation', site.id, mailboxKey(member.email)],
      limit: { max: mailingListLimits.MAILBOX_CONFIRMATIONS, withinSeconds: DAY_SECONDS },
      now: clock(),
    });
    if (!isWithin) return;
    await countConfirmationMail(transaction, key);
    // The clock of another node, which wrote the sign-up, may be ahead.
    const issuedAt = new Date(Math.max(clock().getTime(), new Date(member.stateAt).getTime()));
    await enqueueMail(transaction, composeConfirmation(site, member, { secret, key: { ...key, issuedAt } }));
  });
