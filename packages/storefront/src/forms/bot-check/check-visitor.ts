import type { Proof } from '@sitewright/domain/proof-of-work';
import type { SubmittedFormInfo } from '../view/form-data.ts';
import type { CaptchaNotice, VisitorCheck } from './visitor-check.ts';

const nothingToCheck: VisitorCheck = { prove: async () => ({}), reset: () => {}, destroy: () => {} };

/** A proof is valid for ten minutes; who takes longer to write gets another one. */
const RENEWED_AFTER_MS = 480_000;

/** Begins with the first key press: the proof is ready before the form is. */
const proofOfWork = (formId: string): VisitorCheck => {
  let begunAt = 0;
  const begin = async (): Promise<Proof | undefined> => {
    begunAt = performance.now();
    return (await import('./solve-proof.ts')).solveProof(formId).catch(() => undefined);
  };
  let proof = begin();
  return {
    async prove() {
      if (performance.now() - begunAt > RENEWED_AFTER_MS) proof = begin();
      const solved = (await proof) ?? (await begin());
      return solved ? { proof: solved } : 'captcha-missing';
    },
    reset: () => void (proof = begin()),
    destroy: () => {},
  };
};

/** A check that cannot be passed, and why. */
const unusable = (notice: CaptchaNotice): VisitorCheck => ({ ...nothingToCheck, prove: async () => notice });

export interface CheckOptions {
  readonly form: HTMLFormElement;
  readonly data: SubmittedFormInfo;
  /** Says why the check cannot be passed, before anything is sent. */
  readonly onFault: (notice: CaptchaNotice) => void;
}

export const createCheck = ({ form, data, onFault }: CheckOptions): VisitorCheck => {
  const { captcha, formId } = data;
  if (!captcha) return nothingToCheck;
  if (captcha.type === 'proof-of-work') return proofOfWork(formId);
  const refuse = (notice: CaptchaNotice): VisitorCheck => {
    onFault(notice);
    return unusable(notice);
  };
  if (!captcha.siteKey) return refuse('captcha-not-set-up');
  const loading = import('./recaptcha.ts')
    .then(({ createRecaptcha }) => createRecaptcha(form, data))
    .catch(() => 'captcha-failed' as const)
    .then((check) => (typeof check === 'string' ? refuse(check) : check));
  return {
    prove: async () => (await loading).prove(),
    reset: () => void loading.then((check) => check.reset()),
    destroy: () => void loading.then((check) => check.destroy()),
  };
};
