import { captchaActionOf, submissionLimits, type CaptchaType, type SiteForm } from '@sitewright/domain/forms';
import type { Proof } from '@sitewright/domain/proof-of-work';
import { refuse, type RateLimitRequest, type Refusal } from '../../http/index.ts';
import { createChallenge, isProofValid, useOf, type ProofPurpose } from '../../proof-of-work/index.ts';
import { captchaSealer } from './captcha-sealer.ts';
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
  readonly websiteId: string;
  readonly formId: string;
  readonly form: SiteForm;
  readonly settings: {
    readonly captchaType: CaptchaType;
    readonly siteKey: string;
    readonly sealedSecret: string | null;
  };
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

export interface CaptchaResult {
  /** Likely a person: a doubtful one is stored as spam. */
  readonly isPerson: boolean;
  /** Counted when the submission is stored: a proof is used once. */
  readonly uses: readonly RateLimitRequest[];
}

const person: CaptchaResult = { isPerson: true, uses: [] };
const doubtful: CaptchaResult = { isPerson: false, uses: [] };

const checkProof = (
  services: CaptchaServices,
  subject: CaptchaSubject,
  { proof, isPlain }: GivenCaptcha,
): CaptchaResult | Refusal => {
  if (isPlain) return person;
  if (!proof) return refuse('form-captcha-missing');
  const purpose = purposeOf(services, subject);
  return isProofValid(purpose, proof)
    ? { isPerson: true, uses: [useOf(purpose, proof)] }
    : refuse('form-captcha-failed');
};

/** Refused only where the visitor can do something about it. */
export const checkCaptcha = async (
  services: CaptchaServices,
  subject: CaptchaSubject,
  given: GivenCaptcha,
): Promise<CaptchaResult | Refusal> => {
  if (subject.form.captchaEnabled === false) return person;
  const { captchaType: type, siteKey, sealedSecret } = subject.settings;
  if (type === 'proof-of-work') return checkProof(services, subject, given);
  const secret = sealedSecret === null ? undefined : captchaSealer(services.secret).unseal(sealedSecret);
  if (siteKey === '' || secret === undefined) return refuse('form-captcha-not-set-up');
  if (given.isPlain) return doubtful;
  if (!given.captchaKey) return refuse('form-captcha-missing');
  const action = captchaActionOf(subject.form);
  const { address } = subject;
  const check = { type, siteKey, secret, token: given.captchaKey, action, address };
  const verdict = await verifyRecaptcha(check, services.recaptchaHosts);
  if (verdict === 'failed') return refuse('form-captcha-failed');
  return verdict === 'passed' ? person : doubtful;
};
