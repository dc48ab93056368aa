import type { Proof } from '@sitewright/domain/proof-of-work';

/** What is sent to show that the visitor is a person. */
export interface VisitorProof {
  readonly proof?: Proof;
  readonly captchaKey?: string;
}

/** How a form checks its visitors. */
export interface VisitorCheck {
  /** Undefined if the visitor has to do something first. */
  prove(): Promise<VisitorProof | undefined>;
  /** After a failure: what was proved is used up. */
  reset(): void;
}
