import { defaultCaptchaSettings, type CaptchaType } from '@sitewright/domain/forms';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { captchaSettings } from '../forms-tables.ts';

export interface StoredCaptcha {
  readonly type: CaptchaType;
  readonly siteKey: string;
  readonly sealedSecret: string | null;
}

export const readCaptcha = async (database: Queryable, websiteId: string): Promise<StoredCaptcha> => {
  const [row] = await database
    .select({
      type: captchaSettings.type,
      siteKey: captchaSettings.siteKey,
      sealedSecret: captchaSettings.sealedSecret,
    })
    .from(captchaSettings)
    .where(eq(captchaSettings.websiteId, websiteId));
  return row ?? { type: defaultCaptchaSettings.type, siteKey: '', sealedSecret: null };
};

export const putCaptcha = async (
  transaction: Queryable,
  websiteId: string,
  settings: StoredCaptcha,
): Promise<void> => {
  await transaction
    .insert(captchaSettings)
    .values({ websiteId, ...settings })
    .onConflictDoUpdate({ target: captchaSettings.websiteId, set: { ...settings } });
};
