import { mailingListLimits, type MemberState } from '@sitewright/domain/mailing-lists';
import { foldEmail } from '@sitewright/domain/orders';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueConfirmation, enqueueJoined } from './sign-up-jobs.ts';
import { endConsents, insertConsent, type GivenConsent } from './consents-store.ts';
import { announceJoined } from './list-event.ts';
import { ensureList } from './lists-store.ts';
import type { mailingListMembers } from './mailing-list-records-tables.ts';
import { liftSuppression, suppressAddresses } from './suppressions-store.ts';

export type MemberRow = typeof mailingListMembers.$inferSelect;

export interface MemberKey {
  readonly websiteId: string;
  readonly memberId: string;
}

/** A person who joins a list. */
export interface ListSignUp {
  readonly websiteId: string;
  readonly listName: string;
  readonly email: string;
  readonly name?: string;
  readonly language: string;
  readonly publicOrigin: string;
  readonly consent: GivenConsent;
  readonly now: Date;
}

interface JoinedRow extends Record<string, unknown> {
  readonly memberId: string;
  readonly state: MemberState;
  readonly stateBefore: MemberState | null;
}

export interface JoinedMember {
  readonly memberId: string;
  readonly listId: string;
}

/**
 * Who is subscribed stays so, under the same name: anybody can enter the address of somebody else. Who was unsubscribed after
 * giving this consent stays so too.
 */
const upsertMember = async (
  transaction: Queryable,
  { websiteId, email, name = '', language, publicOrigin, consent, now }: ListSignUp,
  { listId, state }: { readonly listId: string; readonly state: MemberState },
): Promise<JoinedRow> => {
  const emailKey = foldEmail(email);
  const isKept = sql`(m.state = 'subscribed' or m.state <> 'pending' and m.state_at >= excluded.signed_up_at)`;
  // Links of emails work for what waits, however often the form is sent meanwhile.
  const isWaiting = sql`(m.state = 'pending' and excluded.state = 'pending' and m.state_at > excluded.state_at
    - make_interval(days => ${mailingListLimits.CONFIRMATION_DAYS}))`;
  const { rows } = await transaction.execute<JoinedRow>(sql`
    with before as (select b.state from mailing_list_members b
      where b.website_id = ${websiteId} and b.list_id = ${listId} and b.email_key = ${emailKey})
    insert into mailing_list_members as m (website_id, member_id, list_id, email, email_key, name, state, source,
      language, public_origin, signed_up_at, state_at)
    values (${websiteId}, ${newId()}, ${listId}, ${email.trim()}, ${emailKey}, ${name}, ${state}, ${consent.source},
      ${language}, ${publicOrigin}, ${consent.givenAt.toISOString()}, ${now.toISOString()})
    on conflict (website_id, list_id, email_key) do update set
      name = case when excluded.name = '' or ${isKept} and m.name <> '' then m.name else excluded.name end,
      public_origin = case when excluded.public_origin = '' then m.public_origin else excluded.public_origin end,
      state = case when ${isKept} then m.state else excluded.state end,
      state_at = case when ${isKept} or ${isWaiting} then m.state_at else excluded.state_at end,
      email = case when ${isKept} then m.email else excluded.email end,
      source = case when ${isKept} then m.source else excluded.source end,
      language = case when ${isKept} then m.language else excluded.language end,
      signed_up_at = case when ${isKept} then m.signed_up_at else excluded.signed_up_at end,
      confirmed_at = case when ${isKept} then m.confirmed_at end,
      confirmation_mails = case when ${isKept} or ${isWaiting} then m.confirmation_mails else 0 end
    returning m.member_id as "memberId", m.state, (select before.state from before) as "stateBefore"`);
  const [row] = rows;
  if (!row) throw new Error('A member of a mailing list was not stored.');
  return row;
};

/**
 * Records the consent and puts the address on the list, which is made if nobody has. On a list with confirmation the
 * person is asked by email. The same work for every address, known or not.
 */
export const joinList = async (transaction: Queryable, signUp: ListSignUp): Promise<JoinedMember> => {
  const { websiteId, consent, now } = signUp;
  const { listId, name, isDoubleOptIn } = await ensureList(transaction, {
    websiteId,
    name: signUp.listName,
    now,
  });
  const email = signUp.email.trim();
  await insertConsent(transaction, { ...consent, websiteId, listId, list: name, email });
  const state = isDoubleOptIn ? 'pending' : 'subscribed';
  const row = await upsertMember(transaction, signUp, { listId, state });
  const { memberId } = row;
  if (isDoubleOptIn) {
    await enqueueConfirmation(transaction, { websiteId, memberId }, now);
  } else {
    await liftSuppression(transaction, websiteId, foldEmail(email));
    const isNew = row.state === 'subscribed' && row.stateBefore !== 'subscribed';
    await enqueueJoined(transaction, { websiteId, memberId, isNew }, now);
  }
  return { memberId, listId };
};

/** Nobody is told of who was erased meanwhile. */
export const announceMember = async (
  transaction: Queryable,
  { websiteId, memberId }: { readonly websiteId: string; readonly memberId: string },
  now: Date,
): Promise<void> => {
  const { rows } = await transaction.execute<{
    email: string;
    list: string;
  }>(sql`select m.email, l.name as list
    from mailing_list_members m
    join mailing_lists l on l.website_id = m.website_id and l.list_id = m.list_id
    where m.website_id = ${websiteId} and m.member_id = ${memberId} for share of m`);
  const [joined] = rows;
  if (joined) await announceJoined(transaction, websiteId, { ...joined, now });
};

interface ConfirmedRow extends Record<string, unknown> {
  readonly email: string;
  readonly emailKey: string;
  readonly list: string;
}

/** The person followed the link of the email. False where that was done before. */
export const confirmMembership = async (
  transaction: Queryable,
  { websiteId, memberId, now }: MemberKey & { readonly now: Date },
): Promise<boolean> => {
  const { rows } = await transaction.execute<ConfirmedRow>(sql`update mailing_list_members m
    set state = 'subscribed', state_at = ${now.toISOString()}, confirmed_at = ${now.toISOString()}
    where m.website_id = ${websiteId} and m.member_id = ${memberId} and m.state = 'pending'
    returning m.email, m.email_key as "emailKey", (select l.name from mailing_lists l
      where l.website_id = m.website_id and l.list_id = m.list_id) as list`);
  const [confirmed] = rows;
  if (!confirmed) return false;
  await liftSuppression(transaction, websiteId, confirmed.emailKey);
  await announceJoined(transaction, websiteId, { ...confirmed, now });
  return true;
};

export interface EndedMembership extends MemberKey {
  /** This list, or every list of the site for good. */
  readonly scope: 'list' | 'all';
  readonly now: Date;
}

const endMembers = async (
  transaction: Queryable,
  members: SQL,
  { websiteId, now }: { readonly websiteId: string; readonly now: Date },
): Promise<void> => {
  await endConsents(transaction, members, { websiteId, now });
  await transaction.execute(sql`update mailing_list_members m
    set state = 'unsubscribed', state_at = ${now.toISOString()}
    where m.website_id = ${websiteId} and m.state in ('pending', 'subscribed') and ${members}`);
};

/** From every list of the site; only the person can bring the address back. */
export const endAllMemberships = async (
  transaction: Queryable,
  { websiteId, emailKey, now }: { readonly websiteId: string; readonly emailKey: string; readonly now: Date },
): Promise<void> => {
  await endMembers(transaction, sql`m.email_key = ${emailKey}`, { websiteId, now });
  await suppressAddresses(transaction, { websiteId, emailKeys: [emailKey], reason: 'unsubscribed', now });
};

/** Returns the folded address; undefined where the member was erased meanwhile. Ending what has ended changes nothing. */
export const endMembership = async (
  transaction: Queryable,
  { websiteId, memberId, scope, now }: EndedMembership,
): Promise<string | undefined> => {
  const { rows } = await transaction.execute<{ emailKey: string }>(sql`select m.email_key as "emailKey"
    from mailing_list_members m where m.website_id = ${websiteId} and m.member_id = ${memberId} for update`);
  const emailKey = rows[0]?.emailKey;
  if (emailKey === undefined) return undefined;
  if (scope === 'all') await endAllMemberships(transaction, { websiteId, emailKey, now });
  else await endMembers(transaction, sql`m.member_id = ${memberId}`, { websiteId, now });
  return emailKey;
};

/** The lists on which a consent of this source stands. */
export const endMembershipsOfSource = async (
  transaction: Queryable,
  {
    websiteId,
    emailKey,
    source,
    now,
  }: Pick<MemberRow, 'websiteId' | 'emailKey' | 'source'> & { readonly now: Date },
): Promise<void> => {
  const lists = sql`select g.list_id from form_consents g where g.website_id = ${websiteId}
    and g.email_key = ${emailKey} and g.source = ${source}`;
  await endMembers(transaction, sql`m.email_key = ${emailKey} and m.list_id in (${lists})`, {
    websiteId,
    now,
  });
};

/** Returns how many were subscribed, or had to confirm. */
const endChosen = async (
  transaction: Queryable,
  members: SQL,
  when: { readonly websiteId: string; readonly now: Date },
): Promise<number> => {
  const { rows } = await transaction.execute<{ count: number }>(sql`select count(*)::int as count
    from mailing_list_members m where m.website_id = ${when.websiteId} and m.state in ('pending', 'subscribed')
      and ${members}`);
  await endMembers(transaction, members, when);
  return rows[0]?.count ?? 0;
};

/** An owner unsubscribes members from their list. */
export const endMemberships = (
  transaction: Queryable,
  {
    websiteId,
    memberIds,
    now,
  }: { readonly websiteId: string; readonly memberIds: readonly string[]; readonly now: Date },
): Promise<number> => endChosen(transaction, sql`m.member_id in ${[...memberIds]}`, { websiteId, now });

/** Of consents that are listed: their subscriptions end. */
export const endMembershipsOfConsents = (
  transaction: Queryable,
  websiteId: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<number> =>
  endChosen(
    transaction,
    sql`(m.list_id, m.email_key) in (select g.list_id, g.email_key from form_consents g
      where g.website_id = ${websiteId} and g.consent_id in ${[...ids]})`,
    { websiteId, now },
  );

export interface ReportedAddress {
  readonly websiteId: string;
  readonly email: string;
  readonly now: Date;
}

const markAddress = async (
  transaction: Queryable,
  { websiteId, email, now }: ReportedAddress,
  state: 'bounced' | 'complained',
): Promise<number> => {
  const emailKey = foldEmail(email);
  const from = state === 'bounced' ? ['pending', 'subscribed'] : ['pending', 'subscribed', 'bounced'];
  const { rowCount } = await transaction.execute(sql`update mailing_list_members m
    set state = ${state}, state_at = ${now.toISOString()}
    where m.website_id = ${websiteId} and m.email_key = ${emailKey} and m.state in ${from}`);
  await suppressAddresses(transaction, { websiteId, emailKeys: [emailKey], reason: state, now });
  return rowCount ?? 0;
};

/** The mailbox does not exist: nothing more is sent to it. Returns how many lists it was on. */
export const markBounced = (transaction: Queryable, address: ReportedAddress): Promise<number> =>
  markAddress(transaction, address, 'bounced');

/** The person called an email spam. */
export const markComplained = async (transaction: Queryable, address: ReportedAddress): Promise<number> => {
  const { websiteId, email, now } = address;
  await endConsents(transaction, sql`m.email_key = ${foldEmail(email)}`, { websiteId, now });
  return markAddress(transaction, address, 'complained');
};

/** Imports tell which rows of their file added nobody. */
const eraseImportFaults = async (
  transaction: Queryable,
  websiteId: string,
  emailKeys: readonly string[],
): Promise<void> => {
  const isErased = sql`lower(f.fault ->> 'email') = any(${sql.param([...emailKeys])}::text[])`;
  const faults = sql`jsonb_array_elements(i.progress -> 'faults') with ordinality as f(fault, place)`;
  await transaction.execute(sql`update mailing_list_imports i set progress = jsonb_set(i.progress, '{faults}', (
      select jsonb_agg(case when ${isErased} then f.fault || '{"email": ""}' else f.fault end order by f.place)
      from ${faults}))
    where i.website_id = ${websiteId} and exists (select 1 from ${faults} where ${isErased})`);
};

/** Of people who are erased: their memberships and what they agreed to. A hash keeps imports from bringing them back. */
export const eraseMemberships = async (
  transaction: Queryable,
  { websiteId, emailKeys, now }: { websiteId: string; emailKeys: readonly string[]; now: Date },
): Promise<void> => {
  const keys = sql.param([...emailKeys]);
  // Rows that an import is adding are not seen before it is done with them.
  await transaction.execute(sql`select 1 from mailing_list_imports i where i.website_id = ${websiteId}
    and i.state in ('waiting', 'running') order by i.import_id for update`);
  await transaction.execute(sql`delete from mailing_list_members m where m.website_id = ${websiteId}
    and m.email_key = any(${keys}::text[])`);
  await transaction.execute(sql`delete from form_consents c where c.website_id = ${websiteId}
    and c.email_key = any(${keys}::text[])`);
  await eraseImportFaults(transaction, websiteId, emailKeys);
  await suppressAddresses(transaction, { websiteId, emailKeys, reason: 'erased', now });
};
