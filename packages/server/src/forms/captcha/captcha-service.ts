import type { CaptchaType } from '@sitewright/domain/forms';
import type { Queryable } from '../../database/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import { incrementRevisionIfCurrent, invalidateCacheTags, readSavedRevision } from '../../sites/index.ts';
import { putCaptcha, readCaptcha } from './captcha-store.ts';
import { sealSecret } from './sealed-secret.ts';

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

/** Both keys are needed where visitors are checked by an outside service. */
export const saveCaptcha = async (
  { database, site, note }: ContributorContext,
  installationSecret: string,
  { type, siteKey, secret, revision }: CaptchaChange,
): Promise<DescribedCaptcha | Refusal> => {
  const before = await readCaptcha(database, site.id);
  const sealedSecret = secret ? sealSecret(installationSecret, secret.trim()) : before.sealedSecret;
  const key = siteKey.trim();
  if (type !== 'proof-of-work' && (key === '' || sealedSecret === null)) return refuse('captcha-key-missing');
  const saved = await incrementRevisionIfCurrent(database, site.id, { name: 'captcha-settings', revision });
  if (isRefusal(saved)) return saved;
  await putCaptcha(database, site.id, { type, siteKey: key, sealedSecret });
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: 'captcha-settings', before: { type: before.type }, after: { type } });
  return { type, siteKey: key, hasSecret: sealedSecret !== null, revision: saved };
};
