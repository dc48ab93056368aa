import {
  mailingListLimits,
  type MemberSource,
  type MemberState,
  type SegmentRule,
} from '@sitewright/domain/mailing-lists';
import { foldEmail } from '@sitewright/domain/orders';
import { sql, type SQL } from 'drizzle-orm';
import { likePattern, type Queryable } from '../../database/index.ts';
import { inSegment } from '../../mailing-list-records/index.ts';

export interface MemberFilter {
  readonly state?: MemberState | undefined;
  /** Part of the address or the name. */
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
  readonly rule?: SegmentRule | undefined;
  readonly now: Date;
}

export interface ListedMember extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly state: MemberState;
  readonly source: MemberSource;
  readonly language: string;
  readonly tags: readonly string[];
  readonly signedUpOn: Date | string;
  readonly confirmedOn: Date | string | null;
  readonly stateOn: Date | string;
}

const columns = sql`m.member_id as id, m.email, m.name, m.state, m.source, m.language, m.tags,
  m.signed_up_at as "signedUpOn", m.confirmed_at as "confirmedOn", m.state_at as "stateOn"`;

const matching = (websiteId: string, { state, search = '', tag, rule, now }: MemberFilter): SQL => {
  const searched = likePattern(search.trim().toLowerCase());
  const parts = [
    sql`true`,
    ...(state === undefined ? [] : [sql`m.state = ${state}`]),
    ...(search.trim() === '' ? [] : [sql`(m.email_key like ${searched} or lower(m.name) like ${searched})`]),
    ...(tag === undefined ? [] : [sql`${tag}::text = any(m.tags)`]),
    ...(rule === undefined ? [] : [inSegment(rule, { websiteId, now, reads: 'few' })]),
  ];
  return sql.join(parts, sql` and `);
};

export interface MemberPage extends MemberFilter {
  readonly websiteId: string;
  readonly listId: string;
  /** The last id of the part before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Those that joined last first. */
export const listMembers = async (
  database: Queryable,
  { websiteId, listId, before, limit, ...filter }: MemberPage,
): Promise<ListedMember[]> => {
  const isBefore = before === undefined ? sql`true` : sql`m.member_id < ${before}`;
  const { rows } = await database.execute<ListedMember>(sql`select ${columns} from mailing_list_members m
    where m.website_id = ${websiteId} and m.list_id = ${listId} and ${isBefore} and ${matching(websiteId, filter)}
    order by m.member_id desc limit ${limit}`);
  return rows;
};

export interface ExportedMember extends ListedMember {
  /** What was agreed to last. */
  readonly consent: string | null;
}

export const listExportedMembers = async (
  database: Queryable,
  { websiteId, listId, before, limit, ...filter }: MemberPage,
): Promise<ExportedMember[]> => {
  const isBefore = before === undefined ? sql`true` : sql`m.member_id < ${before}`;
  const { rows } =
    await database.execute<ExportedMember>(sql`select ${columns}, (select c.text from form_consents c
      where c.website_id = m.website_id and c.list_id = m.list_id and c.email_key = m.email_key
      order by c.given_at desc, c.consent_id desc limit 1) as consent
    from mailing_list_members m
    where m.website_id = ${websiteId} and m.list_id = ${listId} and ${isBefore} and ${matching(websiteId, filter)}
    order by m.member_id desc limit ${limit}`);
  return rows;
};

export const findMember = async (
  database: Queryable,
  websiteId: string,
  memberId: string,
): Promise<ListedMember | undefined> => {
  const { rows } = await database.execute<ListedMember>(sql`select ${columns} from mailing_list_members m
    where m.website_id = ${websiteId} and m.member_id = ${memberId}`);
  return rows[0];
};

export interface MemberConsent extends Record<string, unknown> {
  readonly list: string;
  readonly source: MemberSource;
  readonly text: string;
  readonly formName: string | null;
  readonly pagePath: string;
  readonly givenOn: Date | string;
  readonly endedOn: Date | string | null;
}

/** Of the address, to all lists. */
export const listConsents = async (
  database: Queryable,
  websiteId: string,
  email: string,
): Promise<MemberConsent[]> => {
  const { rows } =
    await database.execute<MemberConsent>(sql`select c.list, c.source, c.text, c.page_path as "pagePath",
      coalesce(d.draft ->> 'name', p.draft ->> 'title') as "formName", c.given_at as "givenOn", c.ended_at as "endedOn"
    from form_consents c
    left join documents d on d.website_id = c.website_id and d.kind = 'form' and d.document_id = c.form_id
    left join documents p on p.website_id = c.website_id and p.kind = 'item' and p.document_id = c.form_id
    where c.website_id = ${websiteId} and c.email_key = ${foldEmail(email)}
    order by c.given_at desc, c.consent_id desc limit ${mailingListLimits.PAGE}`);
  return rows;
};

export interface TagChange {
  readonly ids: readonly string[];
  readonly tag: string;
  readonly isSet: boolean;
}

/** Returns how many have changed. */
export const changeTag = async (
  transaction: Queryable,
  websiteId: string,
  { ids, tag, isSet }: TagChange,
): Promise<number> => {
  const has = sql`${tag}::text = any(m.tags)`;
  const changed = isSet
    ? sql`tags = array_append(m.tags, ${tag}::text) where not ${has}`
    : sql`tags = array_remove(m.tags, ${tag}::text) where ${has}`;
  const { rowCount } = await transaction.execute(sql`update mailing_list_members m set ${changed}
    and m.website_id = ${websiteId} and m.member_id in ${[...ids]}`);
  return rowCount ?? 0;
};

/** Whether one of them has as many tags as there may be. */
export const hasFullTags = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<boolean> => {
  const { rows } = await database.execute(sql`select 1 from mailing_list_members m
    where m.website_id = ${websiteId} and m.member_id in ${[...ids]}
      and cardinality(m.tags) >= ${mailingListLimits.MAX_TAGS} limit 1`);
  return rows.length > 0;
};

/** Folded, each once. */
export const listAddresses = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await database.execute<{ emailKey: string }>(sql`select distinct m.email_key as "emailKey"
    from mailing_list_members m where m.website_id = ${websiteId} and m.member_id in ${[...ids]}`);
  return rows.map(({ emailKey }) => emailKey);
};
