import { mailCalls } from '@sitewright/api/mail';
import { mailSchemas } from '@sitewright/api/mail/schemas';
import { isId } from '@sitewright/domain/ids';
import { implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { mailTexts } from './mail-texts.ts';
import { insertLink } from './secret-link.ts';
import { readMailText } from './read-mail-text.ts';
import { findEmail, listOutbox, type OutboxMail } from './outbox-store.ts';

const summarize = ({ id, to, subject, state, createdAt }: OutboxMail) => ({
  id,
  to,
  subject,
  state,
  createdOn: createdAt.toISOString(),
});

export const implementMailCalls = (secret: string): ImplementedCall[] =>
  implementCalls({
    capability: 'mail',
    calls: mailCalls,
    schemas: mailSchemas,
    handlers: {
      async listOutbox({ query: { cursor } }, { database, site }) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        const page = await listOutbox(database, site.id, cursor === undefined ? {} : { cursor });
        return { emails: page.mails.map(summarize), nextCursor: page.cursor ?? null };
      },
      async readEmail({ params }, { database, site, contributor }) {
        const mail = await findEmail(database, site.id, params.id);
        if (!mail) return refuse('not-found');
        const hidesLinks = mail.sealedLink !== null && !contributor.isAdministrator;
        const text = hidesLinks ? insertLink(mail.text, mailTexts.linkHidden) : readMailText(mail, secret);
        return { ...summarize(mail), text, hidesLinks, fault: mail.lastError };
      },
    },
  });
