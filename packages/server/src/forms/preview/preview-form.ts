import type { GivenAnswers, SiteForm } from '@sitewright/domain/forms';
import { siteFormSchema } from '@sitewright/domain/forms/schemas';
import { findSchemaFaults } from '../../documents/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import type { DraftPages } from '../../pages/index.ts';
import { cleanTexts, messagesOf } from '../form-kind.ts';
import { checkAnswers } from '../visitors/read-answers.ts';

export interface PreviewRequest {
  readonly id: string;
  /** The unsaved form. */
  readonly content: unknown;
  /** Given when the form was submitted in the preview. */
  readonly answers?: GivenAnswers;
  /** As it is after submission, whatever is answered. */
  readonly isSent?: boolean;
}

const isForm = (content: unknown): content is SiteForm =>
  Object.keys(findSchemaFaults(siteFormSchema, content)).length === 0;

/** Nothing is uploaded in a preview, so that no file can be required there. */
const withoutFiles = ({ fields }: SiteForm): Pick<SiteForm, 'fields'> => ({
  fields: fields.map((field) => (field.type === 'file' ? { ...field, required: false } : field)),
});

const resultOf = (
  { site }: ContributorContext,
  form: SiteForm,
  { id, answers, isSent = false }: PreviewRequest,
): Parameters<DraftPages['renderForm']>[1] => {
  const shown = { formId: id, form };
  if (isSent) return { ...shown, sentForm: { formId: id } };
  if (answers === undefined) return shown;
  const checked = checkAnswers(site, withoutFiles(form), answers);
  if (!isRefusal(checked)) return { ...shown, sentForm: { formId: id } };
  const { message, errors = {} } = checked;
  return { ...shown, sentForm: { formId: id, refused: { message, errors, answers } } };
};

/** A form as its page would show it; with answers, as it is after it was submitted. Nothing is stored. */
export const previewForm = async (
  drafts: Pick<DraftPages, 'renderForm'>,
  context: ContributorContext,
  request: PreviewRequest,
): Promise<{ html: string; isSent: boolean } | Refusal> => {
  const { content } = request;
  if (!isForm(content)) return refuse('document-invalid', findSchemaFaults(siteFormSchema, content));
  const faults = messagesOf(content);
  if (Object.keys(faults).length > 0) return refuse('document-invalid', faults);
  const preview = resultOf(context, await cleanTexts(content), request);
  const { site, origin, network } = context;
  const html = await drafts.renderForm({ site, network, baseUrl: origin }, preview);
  return { html, isSent: preview.sentForm !== undefined && preview.sentForm.refused === undefined };
};
