import type { AnswerSummary, SiteForm } from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../../database/index.ts';

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
}

/** Runs in the transaction that stores the submission: what it enqueues is sent if and only if that commits. */
export type OnSubmission = (transaction: Queryable, event: SubmissionEvent) => Promise<void>;
