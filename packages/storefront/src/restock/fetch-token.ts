import { loadRecaptcha } from '../forms/index.ts';
import type { RestockData } from './restock-data.ts';

export interface TokenSource {
  /** Without a token the server says why there has to be one; `unsolved` is what the visitor can mend first. */
  fetch(): Promise<{ readonly token?: string } | 'unsolved'>;
  /** After a failure: a token is used once. */
  reset(): void;
}

const noToken: TokenSource = { fetch: async () => ({}), reset: () => {} };

/** Nothing is loaded from outside where the site has no key. */
export const createTokenSource = (place: HTMLElement, { captcha }: RestockData): TokenSource => {
  if (!captcha) return noToken;
  const loading = loadRecaptcha()
    .then(({ createRecaptcha }) => createRecaptcha(place, { captcha }))
    .catch(() => 'captcha-failed' as const);
  return {
    async fetch() {
      const check = await loading;
      const proof = typeof check === 'string' ? check : await check.prove();
      if (proof === 'captcha-missing') return 'unsolved';
      return typeof proof === 'string' || proof.captchaKey === undefined ? {} : { token: proof.captchaKey };
    },
    reset: () => void loading.then((check) => typeof check !== 'string' && check.reset()),
  };
};
