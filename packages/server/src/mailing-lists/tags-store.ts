import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** Where members have more different sets of tags than this, reading all members is faster than finding each set. */
const MOST_SETS = 2000;
const MOST_TAGS = 500;

interface TagRow extends Record<string, unknown> {
  readonly tag: string;
  /** How many sets of tags were read. */
  readonly sets: number;
}

const hash = sql`hash_array_extended(m.tags, 0)`;

interface TaggedMembers {
  readonly condition: SQL;
  /** Those that come after a set (`sets`) in the order of the index, and that order. */
  readonly after: SQL;
  readonly order: SQL;
}

const ofSite = (websiteId: string): TaggedMembers => ({
  condition: sql`m.website_id = ${websiteId} and m.tags <> '{}'`,
  after: sql`(m.list_id, ${hash}) > (sets.list_id, sets.hash)`,
  order: sql`m.list_id, ${hash}`,
});

const ofList = (websiteId: string, listId: string): TaggedMembers => ({
  condition: sql`m.website_id = ${websiteId} and m.list_id = ${listId} and m.tags <> '{}'`,
  after: sql`${hash} > sets.hash`,
  order: hash,
});

/** Each set is found by the index from the one before, without reading the members that share it. */
const selectFromSets = ({ condition, after, order }: TaggedMembers): SQL => {
  const next = (isNext: SQL) => sql`select m.list_id, ${hash} as hash, m.tags from mailing_list_members m
    where ${condition} and ${isNext} order by ${order} limit 1`;
  return sql`with recursive sets as ((${next(sql`true`)}) union all
      select n.* from sets cross join lateral (${next(after)}) n),
    read as materialized (select s.tags from sets s limit ${MOST_SETS})
    select distinct unnest(r.tags) as tag, (select count(*)::int from read) as sets from read r
    order by tag limit ${MOST_TAGS}`;
};

const selectFromMembers = ({
  condition,
}: TaggedMembers): SQL => sql`select distinct unnest(t.tags) as tag, 0 as sets
  from (select distinct m.tags from mailing_list_members m where ${condition}) t order by tag limit ${MOST_TAGS}`;

const listTagsOf = async (database: Queryable, members: TaggedMembers): Promise<string[]> => {
  const { rows } = await database.execute<TagRow>(selectFromSets(members));
  const isWhole = (rows[0]?.sets ?? 0) < MOST_SETS;
  const found = isWhole ? rows : (await database.execute<TagRow>(selectFromMembers(members))).rows;
  return found.map(({ tag }) => tag);
};

/** In alphabetical order. */
export const listTagsOfList = (database: Queryable, websiteId: string, listId: string): Promise<string[]> =>
  listTagsOf(database, ofList(websiteId, listId));

/** Of all lists, in alphabetical order. */
export const listTagsOfSite = (database: Queryable, websiteId: string): Promise<string[]> =>
  listTagsOf(database, ofSite(websiteId));
