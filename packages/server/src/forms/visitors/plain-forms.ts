import { refusalStatus } from '@sitewright/api/capabilities';
import {
  formInputs,
  readFormEntries,
  sentNotice,
  type FormEntries,
  type GivenAnswers,
} from '@sitewright/domain/forms';
import { isId } from '@sitewright/domain/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import {
  addressOf,
  databaseForRequest,
  isRefusal,
  isSameOriginForm,
  networkAddressOf,
  originOf,
  pathOf,
  publicOriginOf,
  readFormId,
  readRedirectPath,
  refuse,
  sendRefusal,
  type Refusal,
} from '../../http/index.ts';
import { accessOf } from '../../page-access/index.ts';
import type { PageHandler } from '../../pages/index.ts';
import type { SiteDirectory } from '../../sites/index.ts';
import type { CaptchaServices } from '../captcha/check-captcha.ts';
import { findPublishedForm, type PublishedForm } from '../forms-store.ts';
import { LostAnswers } from './lost-answers.ts';
import { MAX_TEXT_BYTES, readPlainBody } from './plain-body.ts';
import { maxBodyBytesOf, PlainFiles } from './plain-files.ts';
import type { FormLocks } from './form-locks.ts';
import { checkAnswers, refuseAnswers } from './read-answers.ts';
import { refuseMany, saveSubmission } from './save-submission.ts';
import { refuseIn, type Sender, type SubmissionResult } from './sent-form.ts';
import { createKey } from './submission-keys.ts';
import type { SubmissionWriter } from './submission-writer.ts';

/** What handlers of visitors need. */
export interface PlainFormServices extends CaptchaServices {
  readonly writer: SubmissionWriter;
  readonly locks: FormLocks;
  readonly database: Database;
  readonly files: FileStore;
  readonly directory: SiteDirectory;
  readonly pages: Pick<PageHandler, 'renderAgain'>;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

const textOf = (entries: FormEntries, name: string): string => {
  const [value] = entries.getAll(name);
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
};

/** Who sends which form, before anything of it is read. */
interface Admitted {
  readonly services: PlainFormServices;
  readonly sender: Sender;
  readonly published: PublishedForm;
}

interface Received extends Admitted {
  readonly entries: FormEntries;
  readonly lost: LostAnswers;
  readonly files: PlainFiles;
}

type FoundSite = NonNullable<Awaited<ReturnType<SiteDirectory['lookUpForCalls']>>>;

const senderOf = (
  { secret, trustsProxy, clock, ...services }: PlainFormServices,
  { site, isOwnHost }: FoundSite,
  request: FastifyRequest,
): Sender => {
  const now = clock();
  const database = databaseForRequest(services.database, {
    request: request.raw,
    siteId: site.id,
    trustsProxy,
  });
  const seen = originOf(request.raw, trustsProxy);
  const { isSecure } = seen;
  const { primaryHost } = site;
  return {
    database,
    site,
    now,
    address: addressOf(request.raw, trustsProxy),
    network: networkAddressOf(request.raw, trustsProxy),
    publicOrigin: publicOriginOf(seen, { primaryHost, isOwnHost }, request.raw.socket.localPort),
    access: accessOf({ site, cookieHeader: request.headers.cookie, isSecure, now }, secret),
  };
};

const admit = async (services: PlainFormServices, request: FastifyRequest): Promise<Admitted | Refusal> => {
  if (!isSameOriginForm(request, services.trustsProxy)) return refuse('origin-wrong');
  const { host } = originOf(request.raw, services.trustsProxy);
  const found = await services.directory.lookUpForCalls(host);
  const formId = readFormId(request);
  if (!found || !isId(formId)) return refuse('form-not-configured');
  const sender = senderOf(services, found, request);
  const { access, now } = sender;
  const published = await findPublishedForm(sender.database, found.site.id, formId);
  if (!published) return refuse('form-not-configured');
  // Before its files are received.
  if (await services.locks.isLocked(found.site.id, { formId, pageId: undefined, access, now }))
    return refuseIn(found.site, 'form-unauthorized', 'unauthorized');
  return { services, sender, published };
};

/** Answers that are valid, with their files stored as uploads. */
const readAnswers = async ({
  sender: { site },
  published,
  entries,
  files,
}: Received): Promise<GivenAnswers | Refusal> => {
  const { content } = published;
  const given = { ...readFormEntries(content.fields, entries), ...files.answers };
  const answers = checkAnswers(site, content, given);
  const faults = isRefusal(answers) ? answers.errors : {};
  if (!isRefusal(answers) && Object.keys(files.errors).length === 0) await files.insert();
  const errors = { ...faults, ...files.errors };
  return Object.keys(errors).length > 0 ? refuseAnswers(site, errors) : given;
};

/** A page without script has no key of its own: this request is used once anyway. */
const save = async (received: Received, request: FastifyRequest): Promise<SubmissionResult | Refusal> => {
  const { services, sender, entries, published } = received;
  const form = await readAnswers(received);
  if (isRefusal(form)) return form;
  const { site, now } = sender;
  const key = createKey({ secret: services.secret, websiteId: site.id, formId: published.id, now });
  return saveSubmission(services, sender, {
    formId: published.id,
    form,
    key,
    isPlain: true,
    optIn: textOf(entries, formInputs.optIn) === 'yes',
    consentText: textOf(entries, formInputs.consentText),
    contactMe: textOf(entries, formInputs.honeypot),
    pageId: textOf(entries, formInputs.pageId),
    pageTitle: textOf(entries, formInputs.pageTitle),
    pagePath: pathOf(readRedirectPath(request.query)),
  });
};

const redirectAfter = (
  reply: FastifyReply,
  { redirect }: SubmissionResult,
  { to, formId }: { readonly to: string; readonly formId: string },
): FastifyReply => {
  const location = redirect
    ? redirect.replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent)
    : `${encodeURI(pathOf(to))}?notice=${sentNotice(formId)}`;
  return reply.header('cache-control', 'no-store').redirect(location, 303);
};

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The page again, with the answers that were entered and what is wrong with them. */
const renderRefused = async (
  { services, sender, entries, lost, published }: Omit<Received, 'files'>,
  { request, reply }: Exchange,
  { code, message, errors = {} }: Refusal,
): Promise<void> => {
  const { fields } = published.content;
  const answers = readFormEntries(fields, entries);
  const messages = { ...lost.messages(sender.site, answers), ...errors };
  reply.hijack();
  await services.pages.renderAgain(request.raw, reply.raw, {
    to: pathOf(readRedirectPath(request.query)),
    rejectedAnswers: {
      sentForm: { formId: published.id, refused: { message, errors: messages, answers } },
      status: refusalStatus[code],
    },
  });
};

/** The rest of the body is not read: the connection ends with the response. */
const cutOff = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  sendRefusal(reply.header('connection', 'close'), refusal);

/** Nothing is stored; short answers are rendered again. */
const refuseUnread = async (admitted: Admitted, { request, reply }: Exchange, refusal: Refusal) => {
  const lost = new LostAnswers(admitted.published);
  const entries = await readPlainBody(request.raw, {
    maxBytes: MAX_TEXT_BYTES,
    takeFile: async (part) => lost.noteFile(part),
  });
  if (isRefusal(entries)) return cutOff(reply, refusal);
  await renderRefused({ ...admitted, entries, lost }, { request, reply }, refusal);
  return undefined;
};

interface Outcome {
  readonly entries: FormEntries;
  readonly lost: LostAnswers;
  readonly saved: SubmissionResult | Refusal;
}

/** Reads and saves a form. Files that its submission does not have are deleted before the response is sent. */
const readAndSave = async (admitted: Admitted, request: FastifyRequest): Promise<Outcome | Refusal> => {
  const { services, sender, published: form } = admitted;
  const { database, site, now } = sender;
  const files = new PlainFiles({ database, files: services.files, site, form, now });
  const lost = new LostAnswers(form);
  try {
    const entries = await readPlainBody(request.raw, {
      maxBytes: maxBodyBytesOf(form),
      takeFile: (part) => {
        lost.noteFile(part);
        return files.take(part);
      },
    });
    if (isRefusal(entries)) return entries;
    return { entries, lost, saved: await save({ ...admitted, entries, lost, files }, request) };
  } finally {
    await files.deleteUnused();
  }
};

const receive = async (services: PlainFormServices, exchange: Exchange): Promise<unknown> => {
  const { request, reply } = exchange;
  const admitted = await admit(services, request);
  if (isRefusal(admitted)) return cutOff(reply, admitted);
  const tooMany = refuseMany(admitted.sender);
  if (tooMany) return refuseUnread(admitted, exchange, tooMany);
  const outcome = await readAndSave(admitted, request);
  if (isRefusal(outcome)) return cutOff(reply, outcome);
  const { entries, lost, saved } = outcome;
  if (!isRefusal(saved))
    return redirectAfter(reply, saved, {
      to: readRedirectPath(request.query),
      formId: admitted.published.id,
    });
  await renderRefused({ ...admitted, entries, lost }, exchange, saved);
  return undefined;
};

/** Forms work without script: a plain post that leads back to its page. */
export const registerPlainFormPosts = (app: FastifyInstance, services: PlainFormServices): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Bodies are read once it is known who sends what: the sizes that are taken depend on the form.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, (_request, _payload, done) => done(null));
    scope.post('/-/forms/:id', async (request, reply) => receive(services, { request, reply }));
  });
};
