import { mailingListLimits, type MemberState } from '@sitewright/domain/mailing-lists';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { MemberKey } from '../../mailing-list-records/index.ts';

export interface LinkedMember extends Record<string, unknown> {
  readonly email: string;
  readonly emailKey: string;
  readonly state: MemberState;
  readonly stateAt: Date | string;
  readonly language: string;
  readonly publicOrigin: string;
  readonly confirmationMails: number;
  readonly listName: string;
}

/** Undefined once it was erased. */
export const findLinkedMember = async (
  database: Queryable,
  { websiteId, memberId }: MemberKey,
  lock: 'for update' | 'none' = 'none',
): Promise<LinkedMember | undefined> => {
  const { rows } = await database.execute<LinkedMember>(sql`
    select m.email, m.email_key as "emailKey", m.state, m.state_at as "stateAt", m.language,
      m.public_origin as "publicOrigin", m.confirmation_mails as "confirmationMails", l.name as "listName"
    from mailing_list_members m
    join mailing_lists l on l.website_id = m.website_id and l.list_id = m.list_id
    where m.website_id = ${websiteId} and m.member_id = ${memberId}
    ${lock === 'none' ? sql`` : sql`for update of m`}`);
  return rows[0];
};

export const countConfirmationMail = async (
  transaction: Queryable,
  { websiteId, memberId }: MemberKey,
): Promise<void> => {
  await transaction.execute(sql`update mailing_list_members set confirmation_mails = confirmation_mails + 1
    where website_id = ${websiteId} and member_id = ${memberId}`);
};

/**
 * Who was never subscribed is deleted with what they agreed to; who was before stays unsubscribed, and what they agreed to
 * then stays as proof: anybody can enter their address.
 */
export const sweepUnconfirmed = async (transaction: Queryable, now: Date): Promise<void> => {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(days => ${mailingListLimits.CONFIRMATION_DAYS})`;
  // Whoever signed up again meanwhile has a newer link.
  const overdue = sql`m.state = 'pending' and m.state_at < ${before} and m.signed_up_at < ${before}`;
  const ofMember = sql`c.website_id = m.website_id and c.list_id = m.list_id and c.email_key = m.email_key`;
  await transaction.execute(sql`delete from form_consents c using mailing_list_members m
    where ${ofMember} and c.ended_at is null and c.given_at >= least(m.state_at, m.signed_up_at) and ${overdue}`);
  await transaction.execute(sql`update mailing_list_members m
    set state = 'unsubscribed', state_at = ${now.toISOString()}
    where ${overdue} and exists (select 1 from form_consents c where ${ofMember})`);
  await transaction.execute(sql`delete from mailing_list_members m where ${overdue}`);
};
