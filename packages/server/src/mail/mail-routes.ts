import { mailCalls } from '@sitewright/api/mail';
import { mailSchemas } from '@sitewright/api/mail/schemas';
import { isId } from '@sitewright/domain/ids';
import { implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { mailWords } from './mail-words.ts';
import { openLink, placeLink } from './secret-link.ts';
import { findLetter, listOutbox, type OutboxMail } from './outbox-store.ts';

const summarize = ({ id, to, subject, state, createdAt }: OutboxMail) => ({
  id,
  to,
  subject,
  state,
  createdOn: createdAt.toISOString(),
});

/** The link in a letter is shown to who sent it and to nobody else who may read the outbox. */
const textFor = (mail: OutboxMail, accountId: string, secret: string): string => {
  if (mail.sealedLink === null) return placeLink(mail.text, mailWords.linkGone);
  if (mail.linkReader !== accountId) return placeLink(mail.text, mailWords.linkHidden);
  return placeLink(mail.text, openLink(secret, mail.sealedLink) ?? mailWords.linkGone);
};

export const implementMailCalls = (secret: string): ImplementedCall[] =>
  implementCalls({
    capability: 'mail',
    calls: mailCalls,
    schemas: mailSchemas,
    handlers: {
      async listOutbox({ query: { cursor } }, { database, site }) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        const page = await listOutbox(database, site.id, cursor === undefined ? {} : { cursor });
        return { letters: page.mails.map(summarize), nextCursor: page.cursor ?? null };
      },
      async readLetter({ params }, { database, site, contributor }) {
        const mail = await findLetter(database, site.id, params.id);
        if (!mail) return refuse('not-found');
        const text = textFor(mail, contributor.accountId, secret);
        return { ...summarize(mail), text, fault: mail.lastError };
      },
    },
  });
