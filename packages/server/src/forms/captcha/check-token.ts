import type { Queryable } from '../../database/index.ts';
import { captchaSealer } from './captcha-sealer.ts';
import { readCaptcha } from './captcha-store.ts';
import type { CaptchaServices } from './check-captcha.ts';
import { verifyRecaptcha, type CaptchaVerdict } from './verify-recaptcha.ts';

export interface GivenToken {
  readonly websiteId: string;
  readonly token: string;
  readonly action: string;
  readonly address: string;
}

/** `skipped` where the site uses no outside service, `not-set-up` where it has no key for it. */
export type TokenVerdict = CaptchaVerdict | 'skipped' | 'not-set-up' | 'missing';

/** Checks a token of something that is no form. */
export const checkToken = async (
  database: Queryable,
  services: CaptchaServices,
  { websiteId, token, action, address }: GivenToken,
): Promise<TokenVerdict> => {
  const { type, siteKey, sealedSecret } = await readCaptcha(database, websiteId);
  if (type === 'proof-of-work') return 'skipped';
  const secret = sealedSecret === null ? undefined : captchaSealer(services.secret).unseal(sealedSecret);
  if (siteKey === '' || secret === undefined) return 'not-set-up';
  if (token === '') return 'missing';
  return verifyRecaptcha({ type, siteKey, secret, token, action, address }, services.recaptchaHosts);
};
