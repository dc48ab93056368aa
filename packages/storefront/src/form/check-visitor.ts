import type { Proof } from '@sitewright/domain/proof-of-work';
import type { FormData } from './form-data.ts';
import type { VisitorCheck } from './visitor-check.ts';

const nothingToCheck: VisitorCheck = { prove: async () => ({}), reset: () => {}, destroy: () => {} };

/** Begins with the first key press: the proof is ready before the form is. */
const proofOfWork = (formId: string): VisitorCheck => {
  const begin = async (): Promise<Proof | undefined> =>
    (await import('./solve-proof.ts')).solveProof(formId).catch(() => undefined);
  let proof = begin();
  return {
    async prove() {
      const solved = (await proof) ?? (await begin());
      return solved ? { proof: solved } : 'captcha-missing';
    },
    reset: () => void (proof = begin()),
    destroy: () => {},
  };
};

export const createCheck = (form: HTMLFormElement, data: FormData): VisitorCheck => {
  const { captcha, formId } = data;
  if (!captcha) return nothingToCheck;
  if (captcha.type === 'proof-of-work') return proofOfWork(formId);
  if (!captcha.siteKey) return { ...nothingToCheck, prove: async () => 'captcha-not-set-up' };
  const loading = import('./recaptcha.ts').then(({ createRecaptcha }) => createRecaptcha(form, data));
  const whenLoaded = (work: (check: VisitorCheck) => void): void => void loading.then(work).catch(() => {});
  return {
    prove: async () => (await loading.catch(() => undefined))?.prove() ?? 'captcha-failed',
    reset: () => whenLoaded((check) => check.reset()),
    destroy: () => whenLoaded((check) => check.destroy()),
  };
};
