import { captchaActions, submissionLimits, type SiteForm } from '@sitewright/domain/forms';
import type { Proof } from '@sitewright/domain/proof-of-work';
import type { Database } from '../../database/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { createChallenge, spendProof, type ProofPurpose } from '../../proof-of-work/index.ts';
import { readCaptcha } from './captcha-store.ts';
import { unsealSecret } from './sealed-secret.ts';
import { verifyRecaptcha, type RecaptchaHosts } from './verify-recaptcha.ts';

export interface CaptchaServices {
  readonly secret: string;
  readonly recaptchaHosts: RecaptchaHosts;
}

/** What a visitor sent to show that they are a person. */
export interface GivenCaptcha {
  readonly captchaKey?: string;
  readonly proof?: Proof;
  /** Sent by a form without script, which can neither compute nor show a widget. */
  readonly isPlain?: boolean;
}

export interface CaptchaSubject {
  readonly database: Database;
  readonly websiteId: string;
  readonly formId: string;
  readonly form: SiteForm;
  readonly address: string;
  readonly now: Date;
}

const purposeOf = (
  { secret }: CaptchaServices,
  { websiteId, formId, now }: Pick<CaptchaSubject, 'websiteId' | 'formId' | 'now'>,
): ProofPurpose => ({ secret, scope: ['form', websiteId, formId], now });

/** Solved in about a tenth of a second, before the visitor has finished writing. */
export const challengeOf = (
  services: CaptchaServices,
  subject: Pick<CaptchaSubject, 'websiteId' | 'formId' | 'now'>,
) => createChallenge(purposeOf(services, subject), submissionLimits.PROOF_NUMBERS);

export const isNewsletter = ({ fields, storage }: SiteForm): boolean =>
  storage?.mailingList?.optIn === 'always' && fields.every(({ type }) => type === 'email' || type === 'name');

const checkProof = async (
  services: CaptchaServices,
  subject: CaptchaSubject,
  { proof, isPlain }: GivenCaptcha,
): Promise<boolean | Refusal> => {
  if (isPlain) return true;
  if (!proof) return refuse('form-captcha-missing');
  const isValid = await spendProof(subject.database, purposeOf(services, subject), proof);
  return isValid ? true : refuse('form-captcha-failed');
};

/**
 * Whether the visitor is likely a person: a doubtful one is stored as spam. Refused only where the visitor can do
 * something about it.
 */
export const checkCaptcha = async (
  services: CaptchaServices,
  subject: CaptchaSubject,
  given: GivenCaptcha,
): Promise<boolean | Refusal> => {
  if (subject.form.captchaEnabled === false) return true;
  const { type, siteKey, sealedSecret } = await readCaptcha(subject.database, subject.websiteId);
  if (type === 'proof-of-work') return checkProof(services, subject, given);
  const secret = sealedSecret === null ? undefined : unsealSecret(services.secret, sealedSecret);
  if (siteKey === '' || secret === undefined) return refuse('form-captcha-not-set-up');
  if (given.isPlain) return false;
  if (!given.captchaKey) return refuse('form-captcha-missing');
  const action = isNewsletter(subject.form) ? captchaActions.newsletter : captchaActions.form;
  const { address } = subject;
  const check = { type, siteKey, secret, token: given.captchaKey, action, address };
  const verdict = await verifyRecaptcha(check, services.recaptchaHosts);
  return verdict === 'failed' ? refuse('form-captcha-failed') : verdict === 'passed';
};
