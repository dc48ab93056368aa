import { isEmail } from '@sitewright/domain/contributors';
import { readReturnedMail, type MailReport } from '@sitewright/domain/mailing-lists';
import { foldEmail } from '@sitewright/domain/orders';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { inTransaction } from '../../database/index.ts';
import { originOf } from '../../http/index.ts';
import { markBounced, markComplained } from '../../mailing-list-records/index.ts';
import { isRecipientToken } from '../../mail/index.ts';
import { isSignedWith } from '../../webhooks/index.ts';
import type { MemberPageServices } from '../visitors/member-routes.ts';
import { REPORTS_PATH, reportSealer } from './report-handlers.ts';
import { findReportSecret, insertReport } from './reports-store.ts';

const MAX_BYTES = 1_000_000;
const MAX_AGE_SECONDS = 300;
const MAX_ID_LENGTH = 200;
const MS = 1000;

const reportSchema = Type.Object({
  type: Type.Enum(['bounce', 'complaint']),
  email: Type.String({ maxLength: 256 }),
  /** False for a mailbox that is full and the like: nothing changes then. */
  isPermanent: Type.Optional(Type.Boolean()),
});

const bodySchema = Type.Union([reportSchema, Type.Array(reportSchema, { maxItems: 1000 })]);

const reportsOf = (sent: Static<typeof bodySchema>): MailReport[] =>
  [sent]
    .flat()
    .filter(({ email, type, isPermanent = true }) => isEmail(email) && (type === 'complaint' || isPermanent))
    .map(({ type, email }) => ({ kind: type, email }));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Anybody can write to the mailbox that emails come back to: of those only what quotes an email of ours counts. */
const bouncesIn = (body: string, secret: string): MailReport[] => {
  const { recipients, token } = readReturnedMail(body);
  return recipients
    .filter((email) => isRecipientToken(secret, email, token))
    .map((email) => ({ kind: 'bounce', email }));
};

/** What a mail service says. Undefined for anything else. */
const readJson = (body: string): MailReport[] | undefined => {
  const sent = parsed(body);
  return Value.Check(bodySchema, sent) ? reportsOf(sent) : undefined;
};

/** As it was signed: emails that are sent back may have bytes that are no text of ours. */
const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Why a report is refused; undefined for a signed one of these minutes. */
const findFault = (
  request: FastifyRequest,
  { secret, now }: { readonly secret: string; readonly now: Date },
): string | undefined => {
  const id = headerOf(request, 'webhook-id');
  const timestamp = Number(headerOf(request, 'webhook-timestamp'));
  if (id === '' || id.length > MAX_ID_LENGTH || !Number.isInteger(timestamp)) return 'It is not signed.';
  const signed = { id, timestamp, body: bodyOf(request) };
  if (!isSignedWith(secret, signed, headerOf(request, 'webhook-signature'))) return 'The signature is wrong.';
  return Math.abs(now.getTime() / MS - timestamp) > MAX_AGE_SECONDS ? 'It is too old.' : undefined;
};

const answer = (reply: FastifyReply, status: number, message: string) =>
  reply.status(status).header('cache-control', 'no-store').send({ message });

const receive =
  (services: MemberPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { database, directory, trustsProxy, secret, clock } = services;
    const site = (await directory.lookUpForCalls(originOf(request.raw, trustsProxy).host))?.site;
    if (!site) return answer(reply, 404, 'There is no site.');
    const sealed = await findReportSecret(database, site.id);
    const opened = sealed === undefined ? undefined : reportSealer(secret).unseal(sealed);
    if (opened === undefined) return answer(reply, 503, 'No secret is set up for reports.');
    const now = clock();
    const fault = findFault(request, { secret: opened, now });
    if (fault !== undefined) return answer(reply, 401, fault);
    const isJson = headerOf(request, 'content-type').toLowerCase().startsWith('application/json');
    const body = bodyOf(request).toString('utf8');
    const reports = isJson ? readJson(body) : bouncesIn(body, secret);
    if (!reports) return answer(reply, 400, 'This is no report of bounces or complaints.');
    if (!isJson && reports.length === 0)
      request.log.warn({ site: site.id }, 'an email that came back tells of no mailbox that we wrote to');
    const reportId = headerOf(request, 'webhook-id');
    const isNew = await inTransaction(database, async (transaction) => {
      if (!(await insertReport(transaction, { websiteId: site.id, reportId, now }))) return false;
      // In one order: two reports about the same addresses cannot deadlock.
      const ordered = reports.toSorted((one, other) =>
        foldEmail(one.email) < foldEmail(other.email) ? -1 : 1,
      );
      for (const { kind, email } of ordered) {
        const address = { websiteId: site.id, email, now };
        await (kind === 'bounce' ? markBounced(transaction, address) : markComplained(transaction, address));
      }
      return true;
    });
    return isNew
      ? answer(reply, 200, `${reports.length} reports received.`)
      : answer(reply, 409, 'It was received before.');
  };

/** Signed as our own webhooks are (standardwebhooks), with a secret of the site. */
export const registerReports = (app: FastifyInstance, services: MemberPageServices): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post(REPORTS_PATH, { bodyLimit: MAX_BYTES }, receive(services));
  });
};
