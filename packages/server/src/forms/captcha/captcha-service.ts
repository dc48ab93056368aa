import type { CaptchaType } from '@sitewright/domain/forms';
import type { Queryable } from '../../database/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import { incrementRevisionIfCurrent, invalidateCacheTags, readSavedRevision } from '../../sites/index.ts';
import { captchaSealer } from './captcha-sealer.ts';
import { putCaptcha, readCaptcha, type StoredCaptcha } from './captcha-store.ts';

export interface CaptchaChange {
  readonly type: CaptchaType;
  readonly siteKey: string;
  readonly secret?: string;
  readonly revision: number;
}

export interface DescribedCaptcha {
  readonly type: CaptchaType;
  readonly siteKey: string;
  readonly hasSecret: boolean;
  readonly revision: number;
}

export const describeCaptcha = async (database: Queryable, websiteId: string): Promise<DescribedCaptcha> => {
  const revision = await readSavedRevision(database, websiteId, 'captcha-settings');
  const { type, siteKey, sealedSecret } = await readCaptcha(database, websiteId);
  return { type, siteKey, hasSecret: sealedSecret !== null, revision };
};

const ENTERPRISE_SECRET = /^[a-z0-9][a-z0-9.-]*:[^\s:]+$/i;

/** A stored secret belongs to the type that it was entered for; without a check all submissions would become spam. */
const checkSecret = (
  before: StoredCaptcha,
  { type, siteKey, secret = '' }: Pick<CaptchaChange, 'type' | 'siteKey' | 'secret'>,
): Refusal | undefined => {
  if (type === 'proof-of-work') return undefined;
  if (siteKey.trim() === '' || (secret.trim() === '' && before.sealedSecret === null))
    return refuse('captcha-key-missing');
  if (secret.trim() === '') return before.type === type ? undefined : refuse('captcha-secret-missing');
  return type === 'recaptcha-enterprise' && !ENTERPRISE_SECRET.test(secret.trim())
    ? refuse('captcha-secret-invalid')
    : undefined;
};

/** Both keys are needed where visitors are checked by an outside service. */
export const saveCaptcha = async (
  { database, site, note }: ContributorContext,
  installationSecret: string,
  change: CaptchaChange,
): Promise<DescribedCaptcha | Refusal> => {
  const { type, siteKey, secret, revision } = change;
  const before = await readCaptcha(database, site.id);
  const fault = checkSecret(before, change);
  if (fault) return fault;
  const sealedSecret = secret?.trim()
    ? captchaSealer(installationSecret).seal(secret.trim())
    : before.sealedSecret;
  const key = siteKey.trim();
  const saved = await incrementRevisionIfCurrent(database, site.id, { name: 'captcha-settings', revision });
  if (isRefusal(saved)) return saved;
  await putCaptcha(database, site.id, { type, siteKey: key, sealedSecret });
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: 'captcha-settings', before: { type: before.type }, after: { type } });
  return { type, siteKey: key, hasSecret: sealedSecret !== null, revision: saved };
};
