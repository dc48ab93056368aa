import { mailingListLimits, type MemberSource, type RowFaultCode } from '@sitewright/domain/mailing-lists';
import { foldEmail } from '@sitewright/domain/orders';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { addressHash } from './suppressions-store.ts';

export interface AddedRow {
  /** Where the caller has to know it. */
  readonly memberId?: string;
  readonly line: number;
  readonly email: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly language?: string;
}

/** People whom an owner or a file adds, each address once. */
export interface AddedMembers {
  readonly websiteId: string;
  readonly listId: string;
  /** As it is called. */
  readonly list: string;
  readonly source: Extract<MemberSource, 'owner' | 'import'>;
  /** How they agreed, kept as the text of their consent. */
  readonly text: string;
  readonly language: string;
  /** The same for all parts of a file: an address that comes again was added by the file itself. */
  readonly at: Date;
  readonly rows: readonly AddedRow[];
}

/** Somebody who was not added, and why. */
export interface NotAdded extends Record<string, unknown> {
  readonly line: number;
  readonly email: string;
  readonly outcome: 'known' | Exclude<RowFaultCode, 'invalid'>;
}

interface JudgedRow extends NotAdded {
  readonly knownId: string;
}

/**
 * Whoever is on the list gets tags and a name that is missing; known are the ids of those by line. By their ids: joined with the rows, a list that PostgreSQL
 * has not counted yet would be read once for each of them.
 */
const completeMembers = async (
  transaction: Queryable,
  { websiteId, rows: all }: Pick<AddedMembers, 'websiteId' | 'rows'>,
  known: ReadonlyMap<number, string>,
): Promise<void> => {
  if (known.size === 0) return;
  const given = all.flatMap((row) => {
    const id = known.get(row.line);
    return id === undefined ? [] : [[id, row] as const];
  });
  const rows = sql`${JSON.stringify(Object.fromEntries(given))}::jsonb -> m.member_id`;
  const limit = sql`${mailingListLimits.MAX_TAGS}::int`;
  const tags = sql`array(select jsonb_array_elements_text(${rows} -> 'tags'))`;
  await transaction.execute(sql`update mailing_list_members m set
      name = case when m.name = '' then ${rows} ->> 'name' else m.name end,
      tags = (m.tags || array(select t from unnest(${tags}) t where t <> all(m.tags)))[1:${limit}]
    where m.website_id = ${websiteId} and m.member_id = any(${sql.param([...known.values()])}::text[])
      and (not m.tags @> ${tags} and cardinality(m.tags) < ${limit} or m.name = '' and ${rows} ->> 'name' <> '')`);
};

/** A function of its own, because what is alive during the statement moves to the old generation, which V8 collects late. */
const toRecords = ({ rows, language }: Pick<AddedMembers, 'rows' | 'language'>): string =>
  JSON.stringify(
    // Field by field: V8 puts what `...row` makes into the old generation at once.
    rows.map((row) => ({
      line: row.line,
      email: row.email,
      key: foldEmail(row.email),
      name: row.name,
      tags: row.tags,
      language: row.language ?? language,
      member_id: row.memberId ?? newId(),
      consent_id: newId(),
    })),
  );

/**
 * Adds those who are not on the list, with a consent of each, and returns the others. Nobody comes back who unsubscribed,
 * bounced, complained or was erased.
 */
export const addMembers = async (transaction: Queryable, added: AddedMembers): Promise<NotAdded[]> => {
  const { websiteId, listId, list, source, text, at } = added;
  const time = sql`${at.toISOString()}::timestamptz`;
  const isOwn = sql`m.source = ${source} and m.signed_up_at = ${time}`;
  const { rows: notAdded } = await transaction.execute<JudgedRow>(sql`
    with given as (select * from jsonb_to_recordset(${toRecords(added)}::jsonb) as g(
        line int, email text, key text, name text, tags text[], language text, member_id text, consent_id text)),
    judged as (select g.*, m.member_id as known_id, case
        when m.state not in ('subscribed', 'pending') then m.state
        when ${isOwn} then 'duplicate'
        when m.state is not null then 'known'
        else coalesce(s.reason, 'added') end as outcome
      from given g
      left join mailing_list_members m on m.website_id = ${websiteId} and m.list_id = ${listId} and m.email_key = g.key
      left join mailing_suppressions s on s.website_id = ${websiteId}
        and s.address_hash = ${addressHash(websiteId, sql`g.key`)}),
    added as (insert into mailing_list_members (website_id, member_id, list_id, email, email_key, name, state, source,
        language, tags, signed_up_at, state_at)
      select ${websiteId}, j.member_id, ${listId}, j.email, j.key, j.name, 'subscribed', ${source}, j.language, j.tags,
        ${time}, ${time}
      from judged j where j.outcome = 'added' on conflict do nothing),
    consents as (insert into form_consents (website_id, consent_id, email, email_key, list_id, list, source, text, form_id,
        form_revision, submission_id, page_path, given_at)
      select ${websiteId}, j.consent_id, j.email, j.key, ${listId}, ${list}, ${source}, ${text}, '', 0, '', '', ${time}
      from judged j where j.outcome = 'added')
    select j.line, j.email, j.known_id as "knownId", j.outcome from judged j where j.outcome <> 'added' order by j.line`);
  const known = new Map(
    notAdded.flatMap(({ outcome, line, knownId }) => (outcome === 'known' ? [[line, knownId] as const] : [])),
  );
  await completeMembers(transaction, added, known);
  return notAdded;
};
