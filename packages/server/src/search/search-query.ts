import { foldWords, searchConfigurationOf, searchLimits } from '@sitewright/domain/search';
import { collectionTypes } from '@sitewright/domain/pages';
import { sql, type SqlFragment } from '../database/index.ts';
import { productHit, type ProductHitRow } from './product-hit-query.ts';
import { isFindableItem, isFindablePage } from './open-pages-query.ts';
import { namesQuery, siteLexeme } from './search-vector-query.ts';

export interface SearchRequest {
  readonly query: string;
  readonly language: string;
  /** Zero-based. */
  readonly page: number;
  readonly collectionId?: string;
  readonly now: Date;
}

/** Marks a match in an excerpt: control characters that no stored text contains. */
export const MATCH_START = '\u0002';
export const MATCH_END = '\u0003';

export interface SearchRow {
  readonly collectionId: string;
  readonly itemId: string | null;
  readonly title: string;
  readonly path: string;
  readonly recordType: number | null;
  readonly publishOn: number | null;
  readonly excerpt: string;
  /** Whether the text begins and ends with its excerpt. */
  readonly isBegun: boolean;
  readonly isEnded: boolean;
  readonly product: ProductHitRow | null;
  readonly total: number;
}

/** Looking each of thousands of items up among the products takes longer than finding them. */
const PRODUCTS = String(collectionTypes.products);

/**
 * A common word may be on half of a large site: ranking all matches would take seconds. Of items those with such a name
 * are looked for once more then, so that they are not left out for others that only mention the word.
 */
const MAX_RANKED = 5000;

const marks = `StartSel=${MATCH_START}, StopSel=${MATCH_END}`;
const headline = `${marks}, MaxWords=40, MinWords=20, MaxFragments=1`;

/** A text no longer than this is its own excerpt: PostgreSQL would drop short words from its ends. */
const SHORT_TEXT = 160;
const wholeText = `${marks}, HighlightAll=true`;

/** What may stand before the first and behind the last word of a text. */
const opening = ' \n"“„«(¿¡…';
const closing = ' \n.,;:!?"”“»)…';

/** Phrases, exclusions and alternatives are meant as they are typed. */
const operators = /"|(?:^|\s)-\S|\sor\s/i;

const namesOf = (websiteId: string, query: string): string | null =>
  operators.test(query) ? null : (namesQuery(websiteId, foldWords(query)) ?? null);

/** What is searched for in texts, stemmed and as it is, with the operators of web searches. */
export const searchTerms = (language: string, query: string): SqlFragment =>
  sql`(websearch_to_tsquery(${searchConfigurationOf(language)}::regconfig, ${query})
    || websearch_to_tsquery('simple', ${query}))`;

/**
 * Public pages and items that are visible now, as `SearchRow`s: products with such a name first, then the best. Matches
 * are marked, not yet HTML.
 *
 * What is large of a page or item is read of the hits in view alone: decompressing it takes longer than finding them. What
 * is found is counted and sorted with as few columns as possible, and the type is read once of each page that has such an
 * item. `offset 0` keeps PostgreSQL from making an excerpt anew wherever it is named.
 */
const searchQuery = (
  websiteId: string,
  { query, language, page, collectionId, now }: SearchRequest,
): SqlFragment => {
  const terms = searchTerms(language, query);
  const within = collectionId === undefined ? sql`` : sql`and c.collection_id = ${collectionId}`;
  const itemsThat = (match: SqlFragment): SqlFragment => sql`(
      select c.collection_id, i.item_id, i.publish_on, ts_rank(i.search, q.words) as rank,
        coalesce(i.search_names @@ q.names, false) as is_named
      from q join items i on ${match}
      join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
      where i.website_id = ${websiteId} and ${isFindableItem(now)} ${within}
      limit ${MAX_RANKED})`;
  return sql`with q as materialized (select ${terms} as words,
      ${`'${siteLexeme(websiteId)}'`}::tsquery && ${terms} as here, ${namesOf(websiteId, query)}::tsquery as names
      where numnode(${terms}) > 0),
    found as materialized (${itemsThat(sql`i.search @@ q.here or i.search_names @@ q.names`)} union all (
      select c.collection_id, null, null, ts_rank(c.search, q.words), coalesce(c.search_names @@ q.names, false)
      from q join collections c on c.search @@ q.here or c.search_names @@ q.names
      where c.website_id = ${websiteId} and ${isFindablePage(now)} ${within}
      limit ${MAX_RANKED})),
    counted as materialized (select count(*) as total, count(*) >= ${MAX_RANKED} as is_cut from found),
    ranked as materialized ((select * from found where not (is_named and item_id is not null and (select is_cut from counted)))
      union all ${itemsThat(sql`i.search_names @@ q.names and (select is_cut from counted)`)}),
    product_lists as (select c.collection_id from collections c
      where c.website_id = ${websiteId} and c.outline ->> 'type' = ${PRODUCTS}
        and c.collection_id in (select collection_id from ranked where is_named and item_id is not null)),
    page as (select f.*, (select total from counted), f.rank + f.is_named::int as score,
        f.is_named and f.item_id is not null and f.collection_id in (select collection_id from product_lists) as is_first
      from ranked f
      order by is_first desc, score desc, f.publish_on desc nulls last, f.collection_id, f.item_id
      limit ${searchLimits.PAGE_SIZE} offset ${page * searchLimits.PAGE_SIZE})
    select hit.collection_id as "collectionId", hit.item_id as "itemId", coalesce(i.title, c.outline ->> 'title') as title,
      case when i.item_id is not null then '/' || c.url_id || '/' || i.url_id
        when c.collection_id = w.homepage_id then '/' else '/' || c.url_id end as path,
      (i.content ->> 'recordType')::int as "recordType",
      floor(extract(epoch from hit.publish_on) * 1000)::float8 as "publishOn",
      cut.excerpt, starts_with(ltrim(cut.text, ${opening}), cut.plain) as "isBegun",
      right(rtrim(cut.text, ${closing}), length(rtrim(cut.plain, ${closing}))) = rtrim(cut.plain, ${closing}) as "isEnded",
      ${productHit(websiteId)} as product, hit.total::int as total
    from page hit cross join q
    join websites w on w.website_id = ${websiteId}
    join collections c on c.website_id = w.website_id and c.collection_id = hit.collection_id
    left join items i on i.website_id = ${websiteId} and i.item_id = hit.item_id
    cross join lateral (select coalesce(case when hit.item_id is null then c.search_text else i.search_text end, '') as text) whole
    cross join lateral (select whole.text, ts_headline(${searchConfigurationOf(language)}::regconfig, whole.text, q.words,
      case when length(whole.text) <= ${SHORT_TEXT} then ${wholeText} else ${headline} end) as excerpt offset 0) headline
    cross join lateral (select headline.*, ltrim(translate(headline.excerpt, ${MATCH_START + MATCH_END}, ''), ${opening}) as plain) cut
    order by hit.is_first desc, hit.score desc, hit.publish_on desc nulls last, hit.collection_id, hit.item_id`;
};

/** A subquery of `SearchRow`s for larger statements; it has no rows for a query that cannot match. */
export const searchStatement = (websiteId: string, request: SearchRequest): SqlFragment => {
  const query = request.query.replaceAll('\0', ' ').trim().slice(0, searchLimits.MAX_QUERY_LENGTH);
  return query === '' || request.page > searchLimits.LAST_PAGE
    ? sql`select null where false`
    : searchQuery(websiteId, { ...request, query });
};
