import type { MemberSource } from '@sitewright/domain/mailing-lists';
import { foldEmail } from '@sitewright/domain/orders';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';

/** What the person agreed to, and where. */
export interface GivenConsent {
  readonly source: MemberSource;
  /** As the person read it. */
  readonly text: string;
  /** Empty where there was no form. */
  readonly formId?: string;
  readonly formRevision?: number;
  readonly submissionId?: string;
  readonly pagePath?: string;
  readonly givenAt: Date;
}

export interface ListedConsent extends GivenConsent {
  readonly websiteId: string;
  readonly listId: string;
  readonly list: string;
  readonly email: string;
}

/** Consent to what was suspected of being spam is stored later: the address may have been unsubscribed since it was given. */
export const insertConsent = async (transaction: Queryable, consent: ListedConsent): Promise<void> => {
  const { websiteId, listId, list, email, source, text, givenAt } = consent;
  const { formId = '', formRevision = 0, submissionId = '', pagePath = '' } = consent;
  const emailKey = foldEmail(email);
  const given = givenAt.toISOString();
  await transaction.execute(sql`insert into form_consents (website_id, consent_id, email, email_key, list_id, list, source, text,
      form_id, form_revision, submission_id, page_path, given_at, ended_at)
    values (${websiteId}, ${newId()}, ${email}, ${emailKey}, ${listId}, ${list}, ${source}, ${text}, ${formId}, ${formRevision},
      ${submissionId}, ${pagePath}, ${given}, (select min(c.ended_at) from form_consents c
        where c.website_id = ${websiteId} and c.list_id = ${listId} and c.email_key = ${emailKey}
          and c.ended_at >= ${given}))`);
};

/** Of the members that the condition is about (`m`). The row stays as proof. */
export const endConsents = async (
  transaction: Queryable,
  members: SQL,
  { websiteId, now }: { readonly websiteId: string; readonly now: Date },
): Promise<void> => {
  await transaction.execute(sql`update form_consents c set ended_at = ${now.toISOString()}
    from mailing_list_members m
    where c.website_id = ${websiteId} and m.website_id = c.website_id and m.list_id = c.list_id
      and m.email_key = c.email_key and c.ended_at is null and ${members}`);
};
