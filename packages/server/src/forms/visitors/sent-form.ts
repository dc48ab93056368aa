import { siteFormTextsIn, type SubmissionNotice } from '@sitewright/domain/forms';
import type { Proof } from '@sitewright/domain/proof-of-work';
import type { Site } from '@sitewright/domain/sites';
import type { Database } from '../../database/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import type { PageAccess } from '../../page-access/index.ts';

/** The visitor who sends a form. */
export interface Sender {
  readonly database: Database;
  readonly site: Site;
  readonly address: string;
  readonly network: string;
  readonly publicOrigin: string;
  readonly access: PageAccess;
  readonly now: Date;
}

export interface SentForm {
  readonly formId: string;
  readonly form: unknown;
  readonly key: string;
  readonly captchaKey?: string;
  readonly proof?: Proof;
  readonly isPlain?: boolean;
  readonly optIn?: boolean;
  readonly consentText?: string;
  readonly contactMe?: string;
  readonly pageId?: string;
  readonly pageTitle?: string;
  readonly pagePath?: string;
}

/** What the visitor sees after the form was sent. */
export interface SubmissionResult {
  readonly message: string;
  readonly html: string;
  readonly redirect: string | null;
}

type NoticeRefusal = Extract<Parameters<typeof refuse>[0], `form-${string}`>;

/** Refuses in the site's language, because visitors read it. */
export const refuseIn = ({ settings }: Site, code: NoticeRefusal, notice: SubmissionNotice): Refusal =>
  refuse(code).withMessage(siteFormTextsIn(settings.language)[notice]);
