import type { mailingListsCalls } from '@sitewright/api/mailing-lists';
import type { Handlers } from '../../http/index.ts';
import { createTextSealer, type TextSealer } from '../../sealed-texts/index.ts';
import { newWebhookSecret } from '../../webhooks/index.ts';
import { findReportSecret, putReportSecret } from './reports-store.ts';

type ReportHandlers = Pick<Handlers<typeof mailingListsCalls>, 'readReportAddress' | 'rotateReportSecret'>;

export const REPORTS_PATH = '/-/mailing-lists/reports';

export const reportSealer = (secret: string): TextSealer =>
  createTextSealer(secret, 'sitewright reports of mail');

export const reportHandlers = (secret: string): ReportHandlers => ({
  async readReportAddress(_input, { database, site, publicOrigin }) {
    const sealed = await findReportSecret(database, site.id);
    const opened = sealed === undefined ? undefined : reportSealer(secret).unseal(sealed);
    return { url: `${publicOrigin}${REPORTS_PATH}`, secret: opened ?? null };
  },
  async rotateReportSecret(_input, { database, site, now, note }) {
    const made = newWebhookSecret();
    await putReportSecret(database, { websiteId: site.id, sealed: reportSealer(secret).seal(made), now });
    note({ subject: 'mailing-lists' });
    return { secret: made };
  },
});
