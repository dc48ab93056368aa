import type { AnswerSummary, SiteForm } from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';

/** A stored submission that is not suspected spam. */
export interface SubmissionEvent {
  readonly site: Site;
  readonly submissionId: string;
  readonly formId: string;
  readonly form: SiteForm;
  readonly formRevision: number;
  readonly submittedAt: Date;
  /** The sender's address, if the form has an email field. */
  readonly sender: string | undefined;
  /** Passwords are masked. */
  readonly answers: readonly AnswerSummary[];
  readonly pagePath: string;
  readonly publicOrigin: string;
  /** When it is announced: later than it was sent where it was suspected of being spam. */
  readonly now: Date;
}

/** The data of a `form.submitted` event. */
export const describeForWebhook = (
  event: Pick<
    SubmissionEvent,
    'submissionId' | 'formId' | 'submittedAt' | 'sender' | 'pagePath' | 'answers'
  > & {
    readonly form: { readonly name: string };
  },
) => ({
  id: event.submissionId,
  formId: event.formId,
  formName: event.form.name,
  submittedAt: event.submittedAt.toISOString(),
  sender: event.sender ?? null,
  pagePath: event.pagePath,
  answers: event.answers,
});
