import { foldWords, searchConfigurationOf, searchLimits } from '@sitewright/domain/search';
import { collectionTypes } from '@sitewright/domain/pages';
import { sql, type SqlFragment } from '../database/index.ts';
import { productHit, type ProductHitRow } from './product-hit-query.ts';
import { isFindablePage, isOpen } from './open-pages-query.ts';
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

/**
 * Looking each of thousands of items up among the products takes longer than finding them. The type is read once of each
 * page: its outline is large.
 */
const PRODUCTS = String(collectionTypes.products);

/**
 * A common word may be on half of a large site: ranking all matches would take seconds. Those with such a name are looked
 * for once more then, so that none is left out for one that only mentions the word.
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

/**
 * What is large of a page or item is read of the hits in view alone: decompressing it takes longer than finding them.
 * What is found is counted and sorted with as few columns as possible. `offset 0` keeps PostgreSQL from making an excerpt
 * anew wherever it is named.
 * Public pages and items that are visible now, as `SearchRow`s: products with such a name first, then the best. Matches
 * are marked, not yet HTML.
 */
const searchQuery = (
  websiteId: string,
  { query, language, page, collectionId, now }: SearchRequest,
): SqlFragment => {
  const terms = sql`(websearch_to_tsquery(${searchConfigurationOf(language)}::regconfig, ${query})
    || websearch_to_tsquery('simple', ${query}))`;
  const within = collectionId === undefined ? sql`` : sql`and c.collection_id = ${collectionId}`;
  const itemsThat = (match: SqlFragment): SqlFragment => sql`(
      select c.collection_id, i.item_id, i.publish_on, c.has_products,
        ts_rank(i.search, q.words), coalesce(i.search_names @@ q.names, false)
      from q join items i on ${match} join open_pages c on c.collection_id = i.collection_id
      where i.website_id = ${websiteId} and i.visible_from <= ${now}
      limit ${MAX_RANKED})`;
  return sql`with q as materialized (select ${terms} as words,
      ${`'${siteLexeme(websiteId)}'`}::tsquery && ${terms} as here, ${namesOf(websiteId, query)}::tsquery as names
      where numnode(${terms}) > 0),
    open_pages as materialized (select c.collection_id, c.outline ->> 'type' = ${PRODUCTS} as has_products
      from collections c where c.website_id = ${websiteId} and ${isOpen(now)} ${within}),
    found as materialized ((
      select c.collection_id, null::text as item_id, null::timestamptz as publish_on, false as is_product,
        ts_rank(c.search, q.words) as rank, coalesce(c.search_names @@ q.names, false) as is_named
      from q join collections c on c.search @@ q.here or c.search_names @@ q.names
      where c.website_id = ${websiteId} and ${isFindablePage(now)} ${within}
      limit ${MAX_RANKED}) union all ${itemsThat(sql`i.search @@ q.here or i.search_names @@ q.names`)}),
    counted as materialized (select count(*) as total, count(*) >= ${MAX_RANKED} as is_cut from found),
    ranked as ((select * from found where not (is_named and item_id is not null and (select is_cut from counted)))
      union all ${itemsThat(sql`i.search_names @@ q.names and (select is_cut from counted)`)}),
    page as (select f.*, f.is_named and f.is_product as is_first, f.rank + f.is_named::int as score, (select total from counted)
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
