import { mailCalls } from '@sitewright/api/mail';
import { mailSchemas } from '@sitewright/api/mail/schemas';
import { isId } from '@sitewright/domain/ids';
import { implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { readSavedRevision } from '../sites/index.ts';
import { checkSender } from './sender/check-sender.ts';
import type { Dns } from './sender/dns.ts';
import { findSendingJob } from './sending-jobs.ts';
import {
  describeMailServer,
  removeMailServer,
  saveMailServer,
  testMailServer,
  type MailServerServices,
} from './mail-server-service.ts';
import { saveMailSettings } from './mail-settings-service.ts';
import { readMailSettings } from './mail-settings-store.ts';
import { resendMail } from './resend-mail.ts';
import { mailTexts } from './mail-texts.ts';
import { hideLink } from './secret-link.ts';
import { readMailText } from './read-mail-text.ts';
import { findEmail, listOutbox, type OutboxMail } from './outbox-store.ts';

const summarize = ({ id, to, subject, state, createdAt }: OutboxMail) => ({
  id,
  to,
  subject,
  state,
  createdOn: createdAt.toISOString(),
});

export interface MailCallServices extends MailServerServices {
  readonly dns: Dns;
}

export const implementMailCalls = (services: MailCallServices): ImplementedCall[] =>
  implementCalls({
    capability: 'mail',
    calls: mailCalls,
    schemas: mailSchemas,
    handlers: {
      async listOutbox({ query }, { database, site }) {
        if (query.cursor !== undefined && !isId(query.cursor)) return refuse('bad-request');
        const page = await listOutbox(database, site.id, query);
        return { emails: page.mails.map(summarize), nextCursor: page.cursor ?? null };
      },
      async readEmail({ params }, { database, site, contributor }) {
        const mail = await findEmail(database, site.id, params.id);
        if (!mail) return refuse('not-found');
        const hidesLinks = Boolean(mail.sealedLink) && !contributor.isAdministrator;
        const text = hidesLinks
          ? hideLink(mail.text, mailTexts.linkHidden)
          : readMailText(mail, services.secret);
        const job = mail.state === 'queued' ? await findSendingJob(database, mail.id) : undefined;
        return {
          ...summarize(mail),
          text,
          hidesLinks,
          fault: mail.lastError,
          attempts: mail.attempts,
          nextAttemptOn: job?.state === 'waiting' ? job.runAt.toISOString() : null,
        };
      },
      resend: ({ params }, context) => resendMail(context, services, params.id),
      async readSettings(_input, { database, site }) {
        const revision = await readSavedRevision(database, site.id, 'mail-settings');
        const { from } = await describeMailServer({ database }, services);
        const settings = await readMailSettings(database, site.id);
        return { ...settings, revision, defaultName: site.settings.title, defaultAddress: from };
      },
      async saveSettings({ body }, context) {
        const { from } = await describeMailServer(context, services);
        return saveMailSettings(context, body, from);
      },
      async checkSender(_input, { database, site }) {
        const { fromAddress, dkimSelector } = await readMailSettings(database, site.id);
        const { from, host } = await describeMailServer({ database }, services);
        const address = fromAddress || from;
        if (address === '') return refuse('mail-server-missing');
        return checkSender({ address, selector: dkimSelector, host }, services.dns);
      },
      readServer: (_input, context) => describeMailServer(context, services),
      saveServer: ({ body }, context) => saveMailServer(context, services, body),
      removeServer: (_input, context) => removeMailServer(context, services),
      sendTest: ({ body }, context) => testMailServer(context, services, body.to),
    },
  });
