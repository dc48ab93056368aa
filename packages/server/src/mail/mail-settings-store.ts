import { defaultMailSettings, type MailSettings } from '@sitewright/domain/mail';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { mailSettings } from './mail-tables.ts';

export const readMailSettings = async (database: Queryable, websiteId: string): Promise<MailSettings> => {
  const [row] = await database
    .select({ settings: mailSettings.settings })
    .from(mailSettings)
    .where(eq(mailSettings.websiteId, websiteId));
  return { ...defaultMailSettings, ...row?.settings };
};

export const putMailSettings = async (
  transaction: Queryable,
  websiteId: string,
  settings: MailSettings,
): Promise<void> => {
  const values = { settings: { ...settings } };
  await transaction
    .insert(mailSettings)
    .values({ websiteId, ...values })
    .onConflictDoUpdate({ target: mailSettings.websiteId, set: values });
};
