import type { MemberSource, MemberState } from '@sitewright/domain/mailing-lists';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { ConnectedListRow, ListKey } from './connections-store.ts';

export interface UnsentMember extends Record<string, unknown> {
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly state: Exclude<MemberState, 'pending'>;
  readonly source: MemberSource;
  readonly isConfirmed: boolean;
  /** As PostgreSQL prints it: nothing of it is lost on the way back. */
  readonly stateAt: string;
  readonly tags: readonly string[];
  /** What the service has of them. */
  readonly sentTags: readonly string[];
}

/** Members (`m`) of a list of which the service (`s`) knows nothing, or something else. Who never joined is not told. */
const unsent = ({ websiteId, listId }: ListKey): SQL => sql`mailing_list_members m
  left join mailing_sent_members s on s.website_id = m.website_id and s.list_id = m.list_id
    and s.member_id = m.member_id
  where m.website_id = ${websiteId} and m.list_id = ${listId} and m.state <> 'pending' and not m.is_demo
    and case when s.member_id is null then m.state = 'subscribed'
      else (s.state, s.state_at, s.tags) is distinct from (m.state, m.state_at, m.tags) end`;

export const listUnsent = async (
  database: Queryable,
  key: ListKey,
  limit: number,
): Promise<UnsentMember[]> => {
  const { rows } = await database.execute<UnsentMember>(sql`select m.member_id as "memberId", m.email, m.name,
      m.language, m.state, m.source, m.confirmed_at is not null as "isConfirmed", m.state_at::text as "stateAt", m.tags,
      coalesce(s.tags, '{}') as "sentTags"
    from ${unsent(key)} order by m.state_at, m.member_id limit ${limit}`);
  return rows;
};

/** Not where the list was disconnected meanwhile, or connected with another one. */
export const recordSent = async (
  database: Queryable,
  { websiteId, listId, remoteListId }: ConnectedListRow,
  {
    member,
    emailHash,
    refusal,
  }: { readonly member: UnsentMember; readonly emailHash: string; readonly refusal: string },
): Promise<void> => {
  const tags = sql`${sql.param([...member.tags])}::text[]`;
  await database.execute(sql`insert into mailing_sent_members (website_id, list_id, member_id, email_hash, state, state_at,
      tags, refusal)
    select c.website_id, c.list_id, ${member.memberId}, ${emailHash}, ${member.state}, ${member.stateAt}::timestamptz,
      ${tags}, ${refusal}
    from mailing_connected_lists c where c.website_id = ${websiteId} and c.list_id = ${listId}
      and c.remote_list_id = ${remoteListId}
    on conflict (website_id, list_id, member_id) do update set email_hash = excluded.email_hash, state = excluded.state,
      state_at = excluded.state_at, tags = excluded.tags, refusal = excluded.refusal`);
};

export interface ErasedMember extends Record<string, unknown> {
  readonly memberId: string;
  readonly emailHash: string;
}

/** Members that the service has and we have no more. */
export const listErased = async (
  database: Queryable,
  { websiteId, listId }: ListKey,
  limit: number,
): Promise<ErasedMember[]> => {
  const { rows } = await database.execute<ErasedMember>(sql`select s.member_id as "memberId",
      s.email_hash as "emailHash"
    from mailing_sent_members s where s.website_id = ${websiteId} and s.list_id = ${listId}
      and not exists (select 1 from mailing_list_members m
        where m.website_id = s.website_id and m.member_id = s.member_id) limit ${limit}`);
  return rows;
};

export const deleteSentMember = async (
  database: Queryable,
  { websiteId, listId }: ListKey,
  memberId: string,
): Promise<void> => {
  await database.execute(sql`delete from mailing_sent_members
    where website_id = ${websiteId} and list_id = ${listId} and member_id = ${memberId}`);
};

/** Who was refused is sent once more. */
export const forgetRefused = async (
  transaction: Queryable,
  { websiteId, listId }: ListKey,
): Promise<void> => {
  await transaction.execute(sql`delete from mailing_sent_members
    where website_id = ${websiteId} and list_id = ${listId} and refusal <> ''`);
};

/** A member of the list who has not joined again since the time; undefined for others. */
export const findLeftMember = async (
  transaction: Queryable,
  { websiteId, listId }: ListKey,
  { emailHash, changedAt }: { readonly emailHash: string; readonly changedAt: Date },
): Promise<{ readonly memberId: string; readonly email: string } | undefined> => {
  const { rows } = await transaction.execute<{ memberId: string; email: string }>(sql`
    select m.member_id as "memberId", m.email from mailing_sent_members s
    join mailing_list_members m on m.website_id = s.website_id and m.member_id = s.member_id
    where s.website_id = ${websiteId} and s.list_id = ${listId} and s.email_hash = ${emailHash}
      and m.state = 'subscribed' and m.state_at < ${changedAt.toISOString()}`);
  return rows[0];
};

export interface SentCounts extends Record<string, unknown> {
  readonly sentCount: number;
  readonly waitingCount: number;
  readonly refusedCount: number;
}

export const countSent = async (database: Queryable, key: ListKey): Promise<SentCounts> => {
  const { websiteId, listId } = key;
  const ofList = sql`s.website_id = ${websiteId} and s.list_id = ${listId}`;
  const { rows } = await database.execute<SentCounts>(sql`select
    (select count(*)::int from ${unsent(key)}) as "waitingCount",
    (select count(*)::int from mailing_sent_members s where ${ofList} and s.refusal = '') as "sentCount",
    (select count(*)::int from mailing_sent_members s where ${ofList} and s.refusal <> '') as "refusedCount"`);
  return rows[0] ?? { sentCount: 0, waitingCount: 0, refusedCount: 0 };
};

const TOLD_REFUSALS = 20;

export const listRefused = async (
  database: Queryable,
  { websiteId, listId }: ListKey,
): Promise<{ email: string; reason: string }[]> => {
  const { rows } = await database.execute<{ email: string; reason: string }>(sql`select m.email,
      s.refusal as reason
    from mailing_sent_members s join mailing_list_members m on m.website_id = s.website_id and m.member_id = s.member_id
    where s.website_id = ${websiteId} and s.list_id = ${listId} and s.refusal <> ''
    order by s.member_id desc limit ${TOLD_REFUSALS}`);
  return rows;
};
