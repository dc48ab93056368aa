import { defaultMailSettings, type MailSettings } from '@sitewright/domain/mail';
import { roles } from '@sitewright/domain/contributors';
import { sql } from 'drizzle-orm';
import { readAgain, readOnce, runPrepared, sql as statement, type Queryable } from '../database/index.ts';
import { mailSettings } from './mail-tables.ts';

const nameOf = (websiteId: string): string => `mail settings of ${websiteId}`;

export const readMailSettings = (database: Queryable, websiteId: string): Promise<MailSettings> =>
  readOnce(database, nameOf(websiteId), async () => {
    const [row] = await runPrepared<Pick<typeof mailSettings.$inferSelect, 'settings'>>(
      database,
      statement`select settings from mail_settings where website_id = ${websiteId}`,
    );
    return { ...defaultMailSettings, ...row?.settings };
  });

/**
 * Whether a site that the person does not administer has the domain as its host or sends from it. All sites send through
 * one mail server, which would vouch for either.
 */
export const isDomainOfOthers = async (
  database: Queryable,
  domain: string,
  { websiteId, accountId }: { readonly websiteId: string; readonly accountId: string },
): Promise<boolean> => {
  const { rows } = await database.execute(sql`
    select 1 from (
      select website_id from hosts where host in (${domain}, ${`www.${domain}`})
      union select website_id from ${mailSettings}
        where lower(split_part(settings ->> 'fromAddress', '@', 2)) = ${domain}) used
    where used.website_id <> ${websiteId} and not exists (
      select 1 from contributors c where c.website_id = used.website_id and c.account_id = ${accountId}
        and ${roles.admin.code} = any(c.roles))
    limit 1`);
  return rows.length > 0;
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
  readAgain(transaction, nameOf(websiteId));
};
