import { refusalStatus } from '@sitewright/api/capabilities';
import {
  formInputs,
  inputName,
  maxFilesOf,
  readFormEntries,
  sentNotice,
  siteFormLimits,
  type FormEntries,
  type GivenAnswers,
  type SiteField,
} from '@sitewright/domain/forms';
import { isId } from '@sitewright/domain/ids';
import type { Site } from '@sitewright/domain/sites';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { FileStore } from '../../files/index.ts';
import {
  addressOf,
  isRefusal,
  isSameOriginForm,
  networkAddressOf,
  originOf,
  readRedirectPath,
  refuse,
  sendRefusal,
  type Refusal,
} from '../../http/index.ts';
import { accessOf } from '../../page-access/index.ts';
import type { PageHandler } from '../../pages/index.ts';
import type { SiteDirectory } from '../../sites/index.ts';
import { findPublishedForm, type PublishedForm } from '../forms-store.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';
import { insertUpload } from '../uploads/uploads-store.ts';
import { refuseAnswers } from './read-answers.ts';
import type { CaptchaServices } from '../captcha/check-captcha.ts';
import { saveSubmission } from './save-submission.ts';
import type { SubmissionResult } from './sent-form.ts';
import type { SubmissionWriter } from './submission-writer.ts';
import type { Database } from '../../database/index.ts';
import { createKey } from './submission-keys.ts';

/** What handlers of visitors need. */
export interface PlainFormServices extends CaptchaServices {
  readonly writer: SubmissionWriter;
  readonly database: Database;
  readonly files: FileStore;
  readonly directory: SiteDirectory;
  readonly pages: Pick<PageHandler, 'renderAgain'>;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

const MAX_TEXT_BYTES = 1_000_000;
const MAX_FILE_BYTES = siteFormLimits.MAX_MEGABYTES * siteFormLimits.FILES_PER_FIELD * 1_000_000;

const textOf = (entries: FormEntries, name: string): string => {
  const [value] = entries.getAll(name);
  return typeof value === 'string' ? value : '';
};

interface Received {
  readonly services: PlainFormServices;
  readonly site: Site;
  readonly entries: FormEntries;
  readonly published: PublishedForm;
}

const filesOf = (entries: FormEntries, field: SiteField): File[] =>
  entries
    .getAll(inputName(field.id))
    .filter((value): value is File => value instanceof File && value.size > 0);

/** Stores the files of a field. The ids of uploads are its answer. */
const storeFiles = async (
  { services: { files, database, clock }, site, entries, published }: Received,
  field: SiteField,
): Promise<string[] | Refusal> => {
  const ids: string[] = [];
  // One more than the field takes is enough to refuse them.
  for (const file of filesOf(entries, field).slice(0, maxFilesOf(field) + 1)) {
    const stream = Readable.from(Buffer.from(await file.arrayBuffer()), { objectMode: false });
    const incoming = { stream, declaredBytes: file.size };
    const upload = await receiveUpload(files, { site, field, filename: file.name, file: incoming });
    if (isRefusal(upload)) return upload;
    await insertUpload(database, {
      ...upload,
      websiteId: site.id,
      formId: published.id,
      fieldId: field.id,
      createdAt: clock(),
    });
    ids.push(upload.uploadId);
  }
  return ids;
};

const readAnswers = async (received: Received): Promise<GivenAnswers | Refusal> => {
  const { published, entries, site } = received;
  const { fields } = published.content;
  const answers: Record<string, unknown> = { ...readFormEntries(fields, entries) };
  for (const field of fields.filter(({ type }) => type === 'file')) {
    const stored = await storeFiles(received, field);
    if (isRefusal(stored)) return refuseAnswers(site, stored.errors ?? {});
    answers[field.id] = stored;
  }
  return answers;
};

/** A page without script has no key of its own: this request is used once anyway. */
const save = async (
  { services, site, entries, published }: Received,
  request: FastifyRequest,
  form: GivenAnswers,
): Promise<SubmissionResult | Refusal> => {
  const { secret, trustsProxy, clock, database } = services;
  const now = clock();
  const { origin, isSecure } = originOf(request.raw, trustsProxy);
  const key = createKey({ secret, websiteId: site.id, formId: published.id, now });
  const sender = {
    database,
    site,
    now,
    address: addressOf(request.raw, trustsProxy),
    network: networkAddressOf(request.raw, trustsProxy),
    publicOrigin: origin,
    access: accessOf({ site, cookieHeader: request.headers.cookie, isSecure, now }, secret),
  };
  return saveSubmission(services, sender, {
    formId: published.id,
    form,
    key,
    isPlain: true,
    optIn: textOf(entries, formInputs.optIn) !== '',
    contactMe: textOf(entries, formInputs.honeypot),
    pageId: textOf(entries, formInputs.pageId),
    pageTitle: textOf(entries, formInputs.pageTitle),
    pagePath: pathOf(readRedirectPath(request.query)),
  });
};

const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? '/';

const formIdOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';

const redirectAfter = (
  reply: FastifyReply,
  { redirect }: SubmissionResult,
  { to, formId }: { readonly to: string; readonly formId: string },
): FastifyReply => {
  const location = redirect ?? `${encodeURI(pathOf(to))}?notice=${sentNotice(formId)}`;
  return reply.header('cache-control', 'no-store').redirect(location, 303);
};

/** The page again, with the answers that were entered and what is wrong with them. */
const renderRefused = async (
  { services, entries, published }: Received,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { code, message, errors = {} }: Refusal,
): Promise<void> => {
  const { fields } = published.content;
  const answers = readFormEntries(fields, entries);
  reply.hijack();
  await services.pages.renderAgain(request.raw, reply.raw, {
    to: pathOf(readRedirectPath(request.query)),
    rejectedAnswers: {
      sentForm: { formId: published.id, refused: { message, errors, answers } },
      status: refusalStatus[code],
    },
  });
};

const receive = async (
  services: PlainFormServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  if (!isSameOriginForm(request, services.trustsProxy)) return sendRefusal(reply, refuse('origin-wrong'));
  const { host } = originOf(request.raw, services.trustsProxy);
  const site = await services.directory.find(host);
  const formId = formIdOf(request);
  const published =
    site && isId(formId) ? await findPublishedForm(services.database, site.id, formId) : undefined;
  if (!site || !published) return sendRefusal(reply, refuse('form-not-configured'));
  const entries = request.body instanceof FormData ? request.body : new URLSearchParams(String(request.body));
  const received = { services, site, entries, published };
  const answers = await readAnswers(received);
  const outcome = isRefusal(answers) ? answers : await save(received, request, answers);
  if (isRefusal(outcome)) {
    await renderRefused(received, { request, reply }, outcome);
    return undefined;
  }
  return redirectAfter(reply, outcome, { to: readRedirectPath(request.query), formId });
};

/** Forms work without script: a plain post that leads back to its page. */
export const registerPlainFormPosts = (app: FastifyInstance, services: PlainFormServices): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_TEXT_BYTES },
      async (_request: unknown, text: string) => text,
    );
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
      async (request: FastifyRequest, body: Buffer) =>
        new Response(new Uint8Array(body), {
          headers: { 'content-type': request.headers['content-type'] ?? '' },
        }).formData(),
    );
    scope.post('/-/forms/:id', { bodyLimit: MAX_FILE_BYTES }, async (request, reply) =>
      receive(services, request, reply),
    );
  });
};
