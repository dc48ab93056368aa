import { formCalls } from '@sitewright/api/forms';
import { formSchemas } from '@sitewright/api/forms/schemas';
import { isId } from '@sitewright/domain/ids';
import { siteFormTextsIn, submissionLimits, type SiteForm } from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';
import { areDays } from '@sitewright/domain/time-zones';
import { findDocument } from '../documents/index.ts';
import {
  AfterCommit,
  FileAnswer,
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type Handlers,
  type ImplementedCall,
  type Refusal,
  type VisitorContext,
} from '../http/index.ts';
import { accessOf } from '../page-access/index.ts';
import type { DraftPages } from '../pages/index.ts';
import { challengeOf } from './captcha/check-captcha.ts';
import { describeCaptcha, saveCaptcha } from './captcha/captcha-service.ts';
import { previewForm } from './preview/preview-form.ts';
import { listFormUses } from './form-uses-store.ts';
import { findPublishedForm, listForms } from './forms-store.ts';
import { csvFile, slugOf } from './csv-file.ts';
import { describeSubmission } from './submissions/describe-submission.ts';
import { eraseSubmissions } from './submissions/erase-submissions.ts';
import { writeSubmissions } from './submissions/export-submissions.ts';
import {
  countSubmissions,
  countUnread,
  findSubmission,
  listSubmissions,
  setNote,
  setState,
  setUnread,
} from './submissions/submissions-store.ts';
import { subscriberHandlers } from './subscribers/subscriber-handlers.ts';
import { templateSchemaOf } from './template-schema.ts';
import { uploadKey } from './uploads/receive-upload.ts';
import { receiveFormFile } from './uploads/upload-service.ts';
import { findUpload } from './uploads/uploads-store.ts';
import { checkAnswers, parseAnswers } from './visitors/read-answers.ts';
import type { PlainFormServices } from './visitors/plain-forms.ts';
import { releaseSuspected } from './visitors/release-suspected.ts';
import { refuseMany, saveSubmission } from './visitors/save-submission.ts';
import { refuseIn } from './visitors/sent-form.ts';
import { createKey } from './visitors/submission-keys.ts';

export interface FormCallServices extends PlainFormServices {
  readonly drafts: Pick<DraftPages, 'renderForm'>;
}

const notConfigured = ({ settings }: Site): Refusal =>
  refuse('form-not-configured').withMessage(siteFormTextsIn(settings.language)['not-configured']);

/** Where the visitor cannot see the form, which then takes nothing and tells nothing of its fields. */
const refuseLocked = async (
  context: VisitorContext,
  { secret, locks }: Pick<FormCallServices, 'secret' | 'locks'>,
  formId: string,
): Promise<Refusal | undefined> => {
  const { site, now } = context;
  const sentFrom = { formId, pageId: undefined, access: accessOf(context, secret), now };
  return (await locks.isLocked(site.id, sentFrom))
    ? refuseIn(site, 'form-unauthorized', 'unauthorized')
    : undefined;
};

/** A form as it is saved, also one in the trash. */
const findForm = async (
  { database, site }: Pick<ContributorContext, 'database' | 'site'>,
  id: string,
): Promise<SiteForm | undefined> =>
  (await findDocument(database, site.id, { kind: 'form', id }))?.draft as SiteForm | undefined;

const isoOf = (moment: Date | string): string => new Date(moment).toISOString();

type FormHandlers = Handlers<typeof formCalls>;

const submissionHandlers = (
  services: FormCallServices,
): Pick<
  FormHandlers,
  | 'listSubmissions'
  | 'readSubmission'
  | 'setSubmissionState'
  | 'setSubmissionsUnread'
  | 'countUnread'
  | 'noteSubmission'
  | 'deleteSubmissions'
> => ({
  async listSubmissions({ query: { cursor, ...given } }, { database, site }) {
    if ((cursor !== undefined && !isId(cursor)) || !areDays(given.from, given.to))
      return refuse('bad-request');
    const filter = { ...given, timeZone: site.settings.timeZone };
    const limit = submissionLimits.PAGE;
    const before = cursor === undefined ? {} : { before: cursor };
    const read = await listSubmissions(database, site.id, { ...filter, ...before, limit: limit + 1 });
    const rows = read.slice(0, limit);
    return {
      submissions: rows.map(describeSubmission),
      nextCursor: read.length > rows.length ? (rows.at(-1)?.submissionId ?? null) : null,
      count: await countSubmissions(database, site.id, filter),
    };
  },
  async readSubmission({ params }, { database, site }) {
    const row = await findSubmission(database, site.id, params.id);
    return row ? describeSubmission(row) : refuse('not-found');
  },
  async setSubmissionState({ body: { ids, state } }, context) {
    const { database, site, now, note } = context;
    if (state === 'inbox') await releaseSuspected(context, ids);
    const count = await setState(database, site.id, { ids, state, now });
    note({ subject: 'submissions', after: { state, count } });
    return { count };
  },
  async setSubmissionsUnread({ body }, { database, site }) {
    return { count: await setUnread(database, site.id, body) };
  },
  async countUnread({ query }, { database, site }) {
    return {
      count: await countUnread(database, site.id, { ...query, state: 'inbox' }),
      spamCount: await countUnread(database, site.id, { ...query, state: 'spam' }),
    };
  },
  async noteSubmission({ params, body }, { database, site, note }) {
    const row = await findSubmission(database, site.id, params.id);
    if (!row) return refuse('not-found');
    await setNote(database, site.id, { id: params.id, note: body.note });
    note({ subject: `submission:${params.id}`, after: { name: row.formName } });
    return {};
  },
  async deleteSubmissions({ body: { ids } }, { database, site, note }) {
    const { files } = services;
    const { count, deleteFiles } = await eraseSubmissions({ database, files }, site.id, {
      ids,
      only: 'trash',
    });
    note({ subject: 'submissions', before: { count } });
    return new AfterCommit(async () => {
      await deleteFiles();
      return { count };
    });
  },
});

const submissionFileHandlers = (
  services: FormCallServices,
): Pick<FormHandlers, 'exportAll' | 'exportSubmissions' | 'readFile'> => ({
  async exportAll({ query }, { site, now }) {
    if (!areDays(query.from, query.to)) return refuse('bad-request');
    const filter = { ...query, timeZone: site.settings.timeZone };
    const text = writeSubmissions(services.database, { websiteId: site.id, form: undefined, filter });
    return csvFile('submissions', text, now);
  },
  async exportSubmissions({ params, query }, { database, site, now }) {
    const form = await findForm({ database, site }, params.id);
    if (!form) return refuse('not-found');
    if (!areDays(query.from, query.to)) return refuse('bad-request');
    const filter = { ...query, formId: params.id, timeZone: site.settings.timeZone };
    const text = writeSubmissions(services.database, { websiteId: site.id, form, filter });
    return csvFile(slugOf(form.name), text, now);
  },
  async readFile({ params: { id, fileId } }, { database, site }) {
    const upload = await findUpload(database, site.id, { submissionId: id, uploadId: fileId });
    const file = upload && (await services.files.get(uploadKey(site.id, fileId)));
    if (!upload || !file) return refuse('not-found');
    // As a download of unknown type: nothing that a stranger sent is opened in the owner's app.
    return new FileAnswer(file.stream, {
      filename: upload.filename,
      contentType: 'application/octet-stream',
    });
  },
});

export const implementFormCalls = (services: FormCallServices): ImplementedCall[] =>
  implementCalls({
    capability: 'forms',
    calls: formCalls,
    schemas: formSchemas,
    handlers: {
      ...submissionHandlers(services),
      ...submissionFileHandlers(services),
      ...subscriberHandlers(services),
      async list(_input, { database, site, contributor }) {
        const rows = await listForms(database, site.id);
        const canRead = contributor.permissions.has('submissions');
        return {
          forms: rows.map(({ updatedOn, lastSubmittedOn, ...form }) => ({
            ...form,
            // Who cannot read submissions does not learn how many there are.
            ...(canRead ? {} : { inboxCount: 0, unreadCount: 0 }),
            updatedOn: isoOf(updatedOn),
            lastSubmittedOn: canRead && lastSubmittedOn !== null ? isoOf(lastSubmittedOn) : null,
          })),
        };
      },
      async listUses({ params }, { database, site }) {
        if (!(await findForm({ database, site }, params.id))) return refuse('not-found');
        const uses = await listFormUses(database, site.id, params.id);
        return { uses: uses.map((use) => ({ ...use, title: use.title ?? '' })) };
      },
      async preview({ params, body }, context) {
        if (!(await findForm(context, params.id))) return refuse('not-found');
        return previewForm(services.drafts, context, { ...params, ...body });
      },
      readCaptcha: (_input, { database, site }) => describeCaptcha(database, site.id),
      saveCaptcha: ({ body }, context) => saveCaptcha(context, services.secret, body),
      readTemplateSchema: async ({ query }) => templateSchemaOf(query.type) ?? refuse('not-found'),
      async validate({ params, body }, context) {
        const { database, site } = context;
        const form = await findPublishedForm(database, site.id, params.formId);
        if (!form) return notConfigured(site);
        const locked = await refuseLocked(context, services, params.formId);
        if (locked) return locked;
        const given = parseAnswers(site, body);
        const answers = isRefusal(given) ? given : checkAnswers(site, form.content, given);
        return isRefusal(answers) ? answers : { success: true as const };
      },
      createKey: async ({ query: { formId = '' } }, { site, now }) => ({
        data: { key: createKey({ secret: services.secret, websiteId: site.id, formId, now }) },
      }),
      async createChallenge({ params: { formId } }, { database, site, now }) {
        const form = await findPublishedForm(database, site.id, formId);
        return form ? challengeOf(services, { websiteId: site.id, formId, now }) : notConfigured(site);
      },
      async saveSubmission({ body }, context) {
        const sender = { ...context, access: accessOf(context, services.secret) };
        const result = refuseMany(sender) ?? (await saveSubmission(services, sender, body));
        return isRefusal(result) ? result : { success: true as const, data: result };
      },
      async uploadFile({ params, query, file }, context) {
        const locked = await refuseLocked(context, services, params.formId);
        return locked ?? receiveFormFile(services.files, context, { ...params, ...query, file });
      },
    },
  });
