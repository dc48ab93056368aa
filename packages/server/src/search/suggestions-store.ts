import { deletionsOf, searchLimits } from '@sitewright/domain/search';
import { collectionTypes } from '@sitewright/domain/pages';
import { runPrepared, sql, type Database, type SqlFragment } from '../database/index.ts';
import { isFindableItem, isFindablePage } from './open-pages-query.ts';
import { productHit, type ProductHitRow } from './product-hit-query.ts';
import { searchTerms } from './search-query.ts';
import { namesQuery, siteLexeme } from './search-vector-query.ts';

export interface SuggestedRow {
  readonly title: string;
  readonly path: string;
  /** The page that lists it; null for pages. */
  readonly listTitle: string | null;
  readonly product: ProductHitRow | null;
}

/** Little may begin a name on every page of a large site: so many of them are compared. */
const MAX_COMPARED = 300;

/** Whether so little was typed that names all over a large site begin with it. */
const isShort = (beginning: string): boolean => [...beginning].length <= 2;

/** Words of the site that so little begins, the shortest. */
const MAX_SHORT_WORDS = 24;

export interface NamesToFind {
  readonly websiteId: string;
  /** Folded. */
  readonly words: readonly string[];
  readonly now: Date;
}

interface SoughtNames {
  readonly websiteId: string;
  /** What was typed. */
  readonly beginning: string;
  readonly names: string;
  readonly now: Date;
}

const foundItems = ({ websiteId, now }: SoughtNames, sought: SqlFragment): SqlFragment => sql`
  select i.item_id from items i
  join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
  where i.search_names @@ ${sought} and i.website_id = ${websiteId} and ${isFindableItem(now)}
  limit ${MAX_COMPARED}`;

/** Word by word, until enough are found. */
const foundByShortWords = (sought: SoughtNames): SqlFragment => sql`
  select i.item_id from (select (${`'${siteLexeme(sought.websiteId)}' & '`} || s.word || '''')::tsquery as names from search_words s
    where s.website_id = ${sought.websiteId} and starts_with(s.word, ${sought.beginning})
    order by length(s.word), s.word limit ${MAX_SHORT_WORDS}) w
  cross join lateral (${foundItems(sought, sql`w.names`)}) i`;

/** The index reads all names that begin with so little before the first is found: words come first, which are read one by one. */
const soughtItems = (sought: SoughtNames): SqlFragment => {
  const all = foundItems(sought, sql`${sought.names}::tsquery`);
  return isShort(sought.beginning)
    ? sql`select * from ((${foundByShortWords(sought)}) union all (${all})) f limit ${MAX_COMPARED}`
    : all;
};

/** The first `SuggestedRow`s of `placed`: products, then pages. */
const placedRows = (websiteId: string): SqlFragment => sql`
  select hit.title, hit.path, hit.list_title as "listTitle", ${productHit(websiteId)} as product
  from placed hit
  where hit.place <= case when hit.is_product then ${searchLimits.SUGGESTED_PRODUCTS}::int
    else ${searchLimits.SUGGESTED_PAGES}::int end
  order by hit.is_product desc, hit.place`;

const findNames = (database: Database, sought: SoughtNames): Promise<SuggestedRow[]> => {
  const { websiteId, beginning, names, now } = sought;
  return runPrepared<SuggestedRow & Record<string, unknown>>(
    database,
    sql`with found as ((
        select i.item_id, i.title, '/' || c.url_id || '/' || i.url_id as path, c.outline ->> 'title' as list_title, i.publish_on,
          p.item_id is not null as is_product
        from (select distinct f.item_id from (${soughtItems(sought)}) f) f
        join items i on i.website_id = ${websiteId} and i.item_id = f.item_id
        join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
        left join products p on p.website_id = i.website_id and p.item_id = i.item_id) union all (
        select null, c.outline ->> 'title', case when c.collection_id = w.homepage_id then '/' else '/' || c.url_id end,
          null, null, false
        from collections c join websites w on w.website_id = c.website_id
        where c.search_names @@ ${names}::tsquery and c.website_id = ${websiteId} and ${isFindablePage(now)}
        limit ${MAX_COMPARED})),
      placed as (select f.*, row_number() over (partition by f.is_product
          order by starts_with(lower(f.title), ${beginning}) desc, f.item_id is not null, length(f.title),
            f.publish_on desc nulls last, f.path) as place
        from found f)
    ${placedRows(websiteId)}`,
  );
};

/** Products and pages with names that begin with all of the words: those that begin with what was typed first. */
export const findSuggestions = async (
  database: Database,
  { websiteId, words, now }: NamesToFind,
): Promise<SuggestedRow[]> => {
  const names = namesQuery(websiteId, words);
  return names === undefined
    ? []
    : findNames(database, { websiteId, beginning: words.join(' '), names, now });
};

export interface TextsToFind {
  readonly websiteId: string;
  /** As it was typed. */
  readonly query: string;
  readonly language: string;
  readonly now: Date;
}

/** The newest products of a site. Where so many of them have a word, it is a common one, and they are enough. */
const SAMPLE = 300;
const COMMON = 30;
/** The newest of each other list, and of all of them. */
const SAMPLE_OF_LIST = 100;
const SAMPLE_OF_LISTS = 500;

/** The newest products that visitors see, and the newest items of other lists, that have the words `q`. */
const sampleItems = (websiteId: string): SqlFragment => sql`
  select s.* from (
    (select n.* from filter_items f join items n on n.website_id = f.website_id and n.item_id = f.item_id
      where f.website_id = ${websiteId} order by f.item_id desc limit ${SAMPLE})
    union all (select n.* from collections k
      cross join lateral (select * from items e where e.website_id = k.website_id and e.collection_id = k.collection_id
        and e.visible_from is not null order by e.publish_on desc limit ${SAMPLE_OF_LIST}) n
      where k.website_id = ${websiteId} and k.item_count > 0
        and k.outline ->> 'type' <> ${String(collectionTypes.products)} limit ${SAMPLE_OF_LISTS})) s
  where s.search @@ q.words`;

/**
 * Products and pages with such words in their texts, as the search page finds them. Of a common word not all matches are
 * compared: the index would read all of them, whatever the limit.
 */
export const findTexts = (
  database: Database,
  { websiteId, query, language, now }: TextsToFind,
): Promise<SuggestedRow[]> => {
  const words = searchTerms(language, query);
  const listed = (source: SqlFragment): SqlFragment => sql`
    select i.item_id, i.title, '/' || c.url_id || '/' || i.url_id as path, c.outline ->> 'title' as list_title,
      ts_rank(i.search, q.words) as rank, p.item_id is not null as is_product
    from q cross join lateral (${source}) i
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    left join products p on p.website_id = i.website_id and p.item_id = i.item_id
    where i.website_id = ${websiteId} and ${isFindableItem(now)}`;
  return runPrepared<SuggestedRow & Record<string, unknown>>(
    database,
    sql`with q as materialized (select ${words} as words, ${`'${siteLexeme(websiteId)}'`}::tsquery && ${words} as here
        where numnode(${words}) > 0),
      sample as materialized (${listed(sampleItems(websiteId))}),
      whole as materialized (select count(*) filter (where s.is_product) < ${COMMON} as is_wanted from sample s),
      found as (
        select * from sample where not (select is_wanted from whole) union all (
        ${listed(sql`select n.* from items n where n.search @@ q.here and (select is_wanted from whole)`)}
        limit ${MAX_COMPARED}) union all (
        select null, c.outline ->> 'title', case when c.collection_id = w.homepage_id then '/' else '/' || c.url_id end,
          null, ts_rank(c.search, q.words), false
        from q join collections c on c.search @@ q.here join websites w on w.website_id = c.website_id
        where c.website_id = ${websiteId} and ${isFindablePage(now)} limit ${MAX_COMPARED})),
      placed as (select f.*, row_number() over (partition by f.is_product order by f.rank desc, f.path) as place from found f)
    ${placedRows(websiteId)}`,
  );
};

export interface ProductListLink {
  readonly title: string;
  readonly url: string;
}

/** The lists of products that visitors can see, for those who found nothing. */
export const findProductLists = (
  database: Database,
  { websiteId, now }: { readonly websiteId: string; readonly now: Date },
): Promise<ProductListLink[]> =>
  runPrepared<ProductListLink & Record<string, unknown>>(
    database,
    sql`select c.outline ->> 'title' as title,
        case when c.collection_id = w.homepage_id then '/' else '/' || c.url_id end as url
      from collections c join websites w on w.website_id = c.website_id
      where c.website_id = ${websiteId} and c.visible_from <= ${now} and c.permission = 1 and c.role is null
        and c.item_count > 0 and c.outline ->> 'type' = ${String(collectionTypes.products)}
      order by c.item_count desc, c.url_id limit ${searchLimits.SUGGESTED_PAGES}`,
  );

/** Words of the site that differ by little from a misspelt one, of pages and items that are visible now. */
export const findSimilarWords = async (
  database: Database,
  { websiteId, word, now }: { readonly websiteId: string; readonly word: string; readonly now: Date },
): Promise<string[]> => {
  const rows = await runPrepared<{ word: string }>(
    database,
    sql`select s.word from search_words s
      cross join lateral (select (${`'${siteLexeme(websiteId)}'`} || ' & ''' || s.word || '''')::tsquery as names) q
      where s.website_id = ${websiteId} and s.deletions && ${deletionsOf(word)}::text[]
        and (exists (select from items i join collections c
            on c.website_id = i.website_id and c.collection_id = i.collection_id
            where i.search_names @@ q.names and i.website_id = ${websiteId} and ${isFindableItem(now)})
          or exists (select from collections c where c.search_names @@ q.names and c.website_id = ${websiteId}
              and ${isFindablePage(now)}))
      limit 50`,
  );
  return rows.map(({ word: similar }) => similar);
};
