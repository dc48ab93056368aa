import type { ItemContent } from '@sitewright/domain/pages';
import {
  requirementKey,
  type LoadedComment,
  type LoadedRequirements,
  type LoadedTerm,
  type DataRequirement,
  type PageAuthor,
  type PageItem,
  type PageRequirements,
} from '@sitewright/render/data-requirements';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import {
  describeFound,
  searchStatement,
  type SearchAnswer,
  type SearchRequest,
  type SearchRow,
} from '../../search/index.ts';
import { assetRow, templateAssets, type AssetRow } from './template-assets.ts';
import { runOnce } from './run-prepared.ts';
import {
  askedCollection,
  needQuery,
  nextToAppear,
  openCollection,
  type NeedsScope,
} from './requirements-query.ts';

interface NeedsRow extends Record<string, unknown> {
  answers: (unknown[] | null)[] | null;
  assets: AssetRow[] | null;
  authors: PageAuthor[] | null;
  appearing: [collectionId: string, at: number][] | null;
  found: SearchRow[] | null;
}

export interface RequestedData extends PageRequirements {
  /** Of the items that the page has already. */
  readonly authorIds: readonly string[];
  /** What the visitor looks for. */
  readonly search?: SearchRequest;
}

export interface LoadedData extends LoadedRequirements {
  readonly found: SearchAnswer;
}

const nothing: SQL = sql`select null::jsonb as item where false`;

const holdsItems = (need: DataRequirement): boolean => need.kind === 'items' || need.kind === 'related';

const countsAuthors = (need: DataRequirement): boolean => need.kind === 'terms' && need.terms === 'authors';

/** Months come as `11-2026`: the latest first. */
const byMonth = (a: LoadedTerm, b: LoadedTerm): number => {
  const turn = ({ name }: LoadedTerm): string => name.split('-').toReversed().join('-');
  return turn(a) < turn(b) ? 1 : -1;
};

const isShown = ({ collectionId }: ItemContent, scope: NeedsScope): boolean =>
  openCollection(scope.outline.findById(collectionId, scope.now), scope) !== undefined;

const sortAnswers = (
  needs: readonly DataRequirement[],
  answers: readonly (unknown[] | null)[],
  scope: NeedsScope,
) => {
  const items = new Map<string, PageItem[]>();
  const terms = new Map<string, LoadedTerm[]>();
  const comments = new Map<string, LoadedComment[]>();
  for (const [index, need] of needs.entries()) {
    const answer = answers[index] ?? [];
    if (need.kind === 'terms') {
      const found = answer as LoadedTerm[];
      terms.set(requirementKey(need), need.terms === 'months' ? found.toSorted(byMonth) : found);
    } else if (need.kind === 'comments') comments.set(requirementKey(need), answer as LoadedComment[]);
    else
      items.set(
        requirementKey(need),
        (answer as PageItem[]).filter((item) => isShown(item, scope)),
      );
  }
  return { items, terms, comments };
};

/** Every list asks for the terms of its own items, so the page's own is among them. */
const listsOf = (needs: readonly DataRequirement[], scope: NeedsScope): string[] => [
  ...new Set(needs.flatMap((need) => askedCollection(need, scope) ?? [])),
];

/** Planning it would cost pages without lists more than all else that they ask. */
const appearing = (collectionIds: readonly string[], scope: NeedsScope): SQL =>
  collectionIds.length === 0
    ? sql`null`
    : sql`(select json_agg(e.appearing) from (${nextToAppear(collectionIds, scope)}) e)`;

/** All that the answers name is read with them: pictures and authors cost no further question. */
const statement = (
  { collectionIds, ...wanted }: RequestedData & { readonly collectionIds: readonly string[] },
  scope: NeedsScope,
): SQL => {
  const { websiteId } = scope;
  const lists = wanted.requirements.map((need) => needQuery(need, scope) ?? nothing);
  const names = lists.map((_, index) => sql.identifier(`n${index}`));
  const parts = lists.map((list, index) => sql`${names[index]} as materialized (${list})`);
  const rowsOf = (isMeant: (need: DataRequirement) => boolean): SQL =>
    sql.join(
      [
        nothing,
        ...names
          .filter((_, index) => wanted.requirements[index] && isMeant(wanted.requirements[index]))
          .map((name) => sql`select item from ${name}`),
      ],
      sql` union all `,
    );
  return sql`with ${sql.join(
    [
      ...parts,
      sql`shown as materialized (${rowsOf(holdsItems)})`,
      sql`asset_ids as (select unnest(${sql.param(wanted.assetIds)}::text[]) as id
        union select item ->> 'mainImageId' from shown
        union select jsonb_array_elements_text(item -> 'imageIds') from shown
          where jsonb_typeof(item -> 'imageIds') = 'array')`,
      sql`author_ids as (select unnest(${sql.param(wanted.authorIds)}::text[]) as id
        union select item ->> 'authorId' from shown
        union select c.item ->> 'name' from (${rowsOf(countsAuthors)}) c)`,
    ],
    sql`, `,
  )}
  select json_build_array(${
    names.length === 0
      ? sql``
      : sql.join(
          names.map((name) => sql`(select json_agg(item) from ${name})`),
          sql`, `,
        )
  }) as answers,
    (select json_agg(${assetRow}) from assets a join asset_ids x on x.id = a.asset_id
      where a.website_id = ${websiteId} and a.trashed_at is null) as assets,
    (select json_agg(z.author) from (
      select jsonb_build_object('id', k.account_id, 'displayName', k.name) as author from contributors p
        join accounts k on k.account_id = p.account_id join author_ids y on y.id = p.account_id
        where p.website_id = ${websiteId}
      union all select u.content || jsonb_build_object('id', u.author_id) from authors u
        join author_ids y on y.id = u.author_id where u.website_id = ${websiteId}) z) as authors,
    ${appearing(collectionIds, scope)} as appearing,
    ${wanted.search ? sql`(select json_agg(s) from (${searchStatement(websiteId, wanted.search)}) s)` : sql`null`} as found`;
};

/** Everything the page's tags and blocks ask for together, in one round trip. */
export const loadRequirements = async (
  database: Database,
  wanted: RequestedData,
  scope: NeedsScope,
): Promise<LoadedData> => {
  const collectionIds = listsOf(wanted.requirements, scope);
  const [row] = await runOnce<NeedsRow>(database, statement({ ...wanted, collectionIds }, scope));
  const next = new Map(row?.appearing);
  return {
    ...sortAnswers(wanted.requirements, row?.answers ?? [], scope),
    assets: templateAssets(row?.assets ?? []),
    authors: new Map((row?.authors ?? []).map((author) => [author.id, author])),
    lists: new Map(collectionIds.map((id) => [id, next.get(id) ?? Infinity])),
    found: describeFound(row?.found ?? []),
  };
};
