import type { SubmissionNotice } from '@sitewright/domain/forms';
import type { Proof } from '@sitewright/domain/proof-of-work';

/** What is sent to show that the visitor is a person. */
export interface VisitorProof {
  readonly proof?: Proof;
  readonly captchaKey?: string;
}

/** Why there is no proof. */
export type CaptchaNotice = Extract<SubmissionNotice, `captcha-${string}`>;

/** How a form checks its visitors. */
export interface VisitorCheck {
  /** The proof, or what the visitor has to do first. */
  prove(): Promise<VisitorProof | CaptchaNotice>;
  /** After a failure: what was proved is used up. */
  reset(): void;
  /** With the form. */
  destroy(): void;
}
