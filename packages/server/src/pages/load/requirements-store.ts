import type { FundTerms } from '@sitewright/domain/donations';
import { defaultCaptchaSettings, type CaptchaSettings, type SiteForm } from '@sitewright/domain/forms';
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
import {
  type Database,
  joinSql,
  runFrequent,
  runUnprepared,
  sql,
  type SqlFragment,
  sqlIdentifier,
} from '../../database/index.ts';
import {
  toSearchResult,
  searchStatement,
  type SearchResult,
  type SearchRequest,
  type SearchRow,
} from '../../search/index.ts';
import { filterCounts, type FilterCounts, type FilterCountsRequest } from '../../product-filters/index.ts';
import { assetRow, templateAssets, type AssetRow } from './template-assets-query.ts';
import {
  listedCollection,
  requirementQuery,
  nextScheduled,
  listableCollection,
  type RequirementsScope,
} from './requirements-query.ts';

interface RequirementsRow extends Record<string, unknown> {
  results: (unknown[] | null)[] | null;
  assets: AssetRow[] | null;
  authors: PageAuthor[] | null;
  appearing: [collectionId: string, at: number][] | null;
  found: SearchRow[] | null;
  forms: [id: string, form: SiteForm][] | null;
  captcha: CaptchaSettings | null;
  funds: [id: string, terms: FundTerms][] | null;
  filterCounts: FilterCounts | null;
}

export interface RequestedData extends PageRequirements {
  /** Of the items that are already loaded. */
  readonly authorIds: readonly string[];
  /** The visitor's search. */
  readonly search?: SearchRequest;
  /** Of a list of products. */
  readonly filterCounts?: FilterCountsRequest;
}

export interface LoadedData extends LoadedRequirements {
  readonly filterCounts?: FilterCounts;
  readonly found: SearchResult;
}

const nothing: SqlFragment = sql`select null::jsonb as item where false`;

const yieldsItems = (need: DataRequirement): boolean => need.kind === 'items' || need.kind === 'related';

const countsAuthors = (need: DataRequirement): boolean => need.kind === 'terms' && need.terms === 'authors';

/** Months are formatted as `11-2026`: latest first. */
const byMonth = (a: LoadedTerm, b: LoadedTerm): number => {
  const sortable = ({ name }: LoadedTerm): string => name.split('-').toReversed().join('-');
  return sortable(a) < sortable(b) ? 1 : -1;
};

const isListable = ({ collectionId }: ItemContent, scope: RequirementsScope): boolean =>
  listableCollection(scope.outline.findById(collectionId, scope.now), scope) !== undefined;

const groupResults = (
  needs: readonly DataRequirement[],
  results: readonly (unknown[] | null)[],
  scope: RequirementsScope,
) => {
  const items = new Map<string, PageItem[]>();
  const terms = new Map<string, LoadedTerm[]>();
  const comments = new Map<string, LoadedComment[]>();
  for (const [index, need] of needs.entries()) {
    const result = results[index] ?? [];
    if (need.kind === 'terms') {
      const found = result as LoadedTerm[];
      terms.set(requirementKey(need), need.terms === 'months' ? found.toSorted(byMonth) : found);
    } else if (need.kind === 'comments') comments.set(requirementKey(need), result as LoadedComment[]);
    else
      items.set(
        requirementKey(need),
        (result as PageItem[]).filter((item) => isListable(item, scope)),
      );
  }
  return { items, terms, comments };
};

/** Every list requires the terms of its items, so the page's own collection is included. */
const listsOf = (needs: readonly DataRequirement[], scope: RequirementsScope): string[] => [
  ...new Set(needs.flatMap((need) => listedCollection(need, scope) ?? [])),
];

/** Left out for pages without lists: planning it would cost more than the rest of their statement. */
const appearing = (collectionIds: readonly string[], scope: RequirementsScope): SqlFragment =>
  collectionIds.length === 0
    ? sql`null`
    : sql`(select json_agg(e.appearing) from (${nextScheduled(collectionIds, scope)}) e)`;

/** Left out for pages without forms. Contributors see the drafts of their forms on drafts of their pages. */
const formColumns = (ids: readonly string[], { websiteId, showsDrafts }: RequirementsScope): SqlFragment => {
  if (ids.length === 0) return sql`null as forms, null as captcha`;
  const rows = showsDrafts
    ? sql`select json_build_array(d.document_id, d.draft) as form from documents d
        where d.website_id = ${websiteId} and d.kind = 'form' and d.trashed_at is null
          and d.document_id = any(${ids}::text[])`
    : sql`select json_build_array(f.form_id, f.content) as form from forms f
        where f.website_id = ${websiteId} and f.form_id = any(${ids}::text[])`;
  return sql`(select json_agg(q.form) from (${rows}) q) as forms,
    (select json_build_object('type', k.type, 'siteKey', k.site_key) from captcha_settings k
      where k.website_id = ${websiteId}) as captcha`;
};

/** Left out for pages without donations. */
const fundColumn = (ids: readonly string[], { websiteId }: RequirementsScope): SqlFragment =>
  ids.length === 0
    ? sql`null as funds`
    : sql`(select json_agg(json_build_array(f.fund_id, f.terms)) from donation_funds f
        where f.website_id = ${websiteId} and f.archived_at is null and f.fund_id = any(${ids}::text[])) as funds`;

/** The pictures of funds, among the assets. */
const fundImages = (ids: readonly string[], { websiteId }: RequirementsScope): SqlFragment =>
  ids.length === 0
    ? sql``
    : sql` union select f.terms ->> 'imageId' from donation_funds f
        where f.website_id = ${websiteId} and f.fund_id = any(${ids}::text[])`;

/** Assets and authors referenced by the results are read in the same statement. */
const statement = (
  { collectionIds, ...request }: RequestedData & { readonly collectionIds: readonly string[] },
  scope: RequirementsScope,
): SqlFragment => {
  const { websiteId } = scope;
  const names = request.requirements.map((_, index) => sqlIdentifier(`n${index}`));
  const parts = request.requirements.map(
    (need, index) =>
      sql`${sqlIdentifier(`n${index}`)} as materialized (${requirementQuery(need, scope) ?? nothing})`,
  );
  const rowsOf = (isMeant: (need: DataRequirement) => boolean): SqlFragment =>
    joinSql(
      [
        nothing,
        ...names
          .filter((_, index) => request.requirements[index] && isMeant(request.requirements[index]))
          .map((name) => sql`select item from ${name}`),
      ],
      sql` union all `,
    );
  return sql`with ${joinSql(
    [
      ...parts,
      sql`shown as materialized (${rowsOf(yieldsItems)})`,
      sql`asset_ids as (select unnest(${request.assetIds}::text[]) as id
        union select item ->> 'mainImageId' from shown
        union select jsonb_array_elements_text(item -> 'imageIds') from shown
          where jsonb_typeof(item -> 'imageIds') = 'array'${fundImages(request.fundIds, scope)})`,
      sql`author_ids as (select unnest(${request.authorIds}::text[]) as id
        union select item ->> 'authorId' from shown
        union select c.item ->> 'name' from (${rowsOf(countsAuthors)}) c)`,
    ],
    sql`, `,
  )}
  select json_build_array(${
    names.length === 0
      ? sql``
      : joinSql(
          names.map((name) => sql`(select json_agg(item) from ${name})`),
          sql`, `,
        )
  }) as results,
    (select json_agg(${assetRow}) from assets a join asset_ids x on x.id = a.asset_id
      where a.website_id = ${websiteId} and a.trashed_at is null) as assets,
    (select json_agg(z.author) from (
      select jsonb_build_object('id', k.account_id, 'displayName', k.name) as author from contributors p
        join accounts k on k.account_id = p.account_id join author_ids y on y.id = p.account_id
        where p.website_id = ${websiteId}
      union all select u.content || jsonb_build_object('id', u.author_id) from authors u
        join author_ids y on y.id = u.author_id where u.website_id = ${websiteId}) z) as authors,
    ${appearing(collectionIds, scope)} as appearing,
    ${formColumns(request.formIds, scope)},
    ${fundColumn(request.fundIds, scope)},
    ${request.filterCounts ? filterCounts(request.filterCounts) : sql`null`} as "filterCounts",
    ${request.search ? sql`(select json_agg(s) from (${searchStatement(websiteId, request.search)}) s)` : sql`null`} as found`;
};

/** All data requirements of the page's tags and blocks, in one round trip. */
export const loadRequirements = async (
  database: Database,
  request: RequestedData,
  scope: RequirementsScope,
): Promise<LoadedData> => {
  const collectionIds = listsOf(request.requirements, scope);
  // What is filtered for, and how many events are over, decides on the plan.
  const isPlannedAnew =
    request.filterCounts || request.requirements.some((need) => 'when' in need && need.when);
  const run = isPlannedAnew ? runUnprepared : runFrequent;
  const [row] = await run<RequirementsRow>(database, statement({ ...request, collectionIds }, scope));
  const next = new Map(row?.appearing);
  return {
    ...groupResults(request.requirements, row?.results ?? [], scope),
    assets: templateAssets(row?.assets ?? []),
    forms: new Map(row?.forms),
    funds: new Map(row?.funds),
    captcha: row?.captcha ?? defaultCaptchaSettings,
    authors: new Map((row?.authors ?? []).map((author) => [author.id, author])),
    lists: new Map(collectionIds.map((id) => [id, next.get(id) ?? Infinity])),
    ...(row?.filterCounts ? { filterCounts: row.filterCounts } : {}),
    found: toSearchResult(row?.found ?? []),
  };
};
