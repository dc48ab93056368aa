import {
  folderBehaviors,
  pageLimits,
  pagePermissions,
  type CollectionContent,
  type ItemContent,
  type Ordering,
  type PageRole,
  type SitePage,
  withHomepage,
} from '@sitewright/domain/pages';
import { completeFeatures, type FeatureSwitches } from '@sitewright/domain/features';
import type { Site, SiteSettings } from '@sitewright/domain/sites';
import {
  type Database,
  joinSql,
  runPrepared,
  runUnprepared,
  sql,
  type SqlFragment,
} from '../../database/index.ts';
import { itemOfPage, linkedItem, listedItem, wholeItem } from './item-json-query.ts';
import type { ChosenFilters } from '../../product-filters/index.ts';
import { productColumns, productList } from './product-list-query.ts';
import { isAtOffset, listOrders, orderings } from './list-query.ts';
import type { ListFilter, ListOffset } from '../url/list-parameters.ts';
import { listedItems } from './listed-items-query.ts';
import type { OutlineRow } from './site-outline.ts';

export interface ContextRequest {
  /** Without slashes around it; empty for the homepage. */
  readonly path: string;
  readonly filters: readonly ListFilter[];
  readonly offset: ListOffset | undefined;
  /** What the visitor chose of a list of products; other lists ignore it. */
  readonly chosen?: ChosenFilters;
  readonly now: number;
  /** Loads the whole list instead of one page. */
  readonly isFeed?: boolean;
  /** Version of the cached outline; it is not read again. */
  readonly knownOutline: number;
}

export type StoredItem = ItemContent & { readonly publishOn: number };

/** The collection at the path, with the requested item or list. */
export interface TargetRow {
  collection: SitePage;
  itemCount: number;
  updatedOn: number;
  passwordHash: string | null;
  /** Of an index folder. */
  children: CollectionContent[] | null;
  item: StoredItem | null;
  items: StoredItem[] | null;
  nextItem: StoredItem | null;
  prevItem: StoredItem | null;
  /** Whether an item is at the offset. */
  isPlace?: boolean;
  /** Whether it is a list of products that was asked for with filters or an order. */
  isFilterable?: boolean;
  /** Names and values of the chosen options that some product has. */
  knownValues?: [name: string, value: string][] | null;
}

interface ContextRow extends Record<string, unknown> {
  identifier: string;
  settings: SiteSettings;
  settingsRevision: number;
  features: Partial<FeatureSwitches> | null;
  contentVersion: number;
  templateVersion: number;
  outlineVersion: number;
  primaryHost: string;
  homepageId: string | null;
  outline: OutlineRow | null;
  target: TargetRow | null;
  systemPage: CollectionContent | null;
}

export interface LoadedContext {
  readonly site: Site;
  /** The site's version at which all of this was read. */
  readonly version: number;
  readonly templateVersion: number;
  readonly outlineVersion: number;
  readonly outline: OutlineRow | null;
  readonly target: TargetRow | null;
  /** The owner's not-found page or lock screen. */
  readonly systemPage: CollectionContent | null;
}

export const outlineColumn: SqlFragment = sql`json_build_object(
  'homepageId', w.homepage_id,
  'collections', coalesce((select json_agg(c.outline order by c.collection_id) from collections c
    where c.website_id = w.website_id and c.visible_from is not null), '[]'::json),
  'navigations', (select d.content from site_documents d
    where d.website_id = w.website_id and d.kind = 'navigation'),
  'headerFooter', (select d.content from site_documents d
    where d.website_id = w.website_id and d.kind = 'header-footer'),
  'redirects', coalesce((select json_agg(json_build_object('from', r.from_path, 'to', r.to_url, 'status', r.status)
    order by r.position) from redirects r where r.website_id = w.website_id), '[]'::json),
  'commentSettings', (select s.settings from comment_settings s where s.website_id = w.website_id),
  'captchaType', (select k.type from captcha_settings k
    where k.website_id = w.website_id and k.type <> 'proof-of-work'),
  'captchaSiteKey', (select k.site_key from captcha_settings k
    where k.website_id = w.website_id and k.type <> 'proof-of-work'),
  'storeSettings', (select t.settings from store_settings t where t.website_id = w.website_id),
  'hasStripeAccount', exists (select 1 from stripe_accounts a where a.website_id = w.website_id))`;

/** Every split of the path into a collection's URL and an item's URL below it; the longest collection wins. */
export const pathSplits = (path: string): { urlIds: string[]; rests: string[] } => {
  const segments = path.split('/');
  // All splits of an arbitrarily deep path would be megabytes.
  const fewest = Math.max(1, segments.length - pageLimits.URL_LEVELS);
  const max = Math.min(segments.length, pageLimits.URL_LEVELS);
  const cuts = Array.from({ length: Math.max(0, max - fewest + 1) }, (_, index) => fewest + index);
  return {
    urlIds: cuts.map((cut) => segments.slice(0, cut).join('/')),
    rests: cuts.map((cut) => segments.slice(cut).join('/')),
  };
};

const found = (websiteId: string, { path, now }: ContextRequest): SqlFragment => {
  const at = sql`to_timestamp(${now}::float8 / 1000)`;
  const columns = sql`c.collection_id, c.content, c.permission, c.item_count, c.ordering, c.page_size, c.updated_at`;
  if (path === '')
    return sql`select ${columns}, '' as rest, null::text as item_id from collections c
      where c.website_id = ${websiteId} and c.collection_id = w.homepage_id and c.visible_from <= ${at}`;
  const { urlIds, rests } = pathSplits(path);
  return sql`select ${columns}, p.rest, i.item_id
    from unnest(${urlIds}::text[], ${rests}::text[]) as p(url_id, rest)
    cross join lateral (select * from collections k where k.website_id = ${websiteId}
      and k.url_id = p.url_id and not k.is_trashed and k.visible_from <= ${at}) c
    left join lateral (select n.item_id from items n where n.website_id = ${websiteId}
      and n.collection_id = c.collection_id and n.url_id = p.rest and not n.is_trashed
      and n.visible_from <= ${at} limit 1) i on p.rest <> ''
    where p.rest = '' or i.item_id is not null
    order by length(p.url_id) desc limit 1`;
};

/** Every number of filters is another prepared statement; more than one filter is rare. */
const MAX_PREPARED_FILTERS = 1;

/** One more than the page size, to know whether there is a next page. */
const listQuery = (websiteId: string, request: ContextRequest, ordering: Ordering): SqlFragment => {
  const listed = listedItems(websiteId, request, ordering);
  if (request.isFeed) return sql`(select ${listedItem} as item from (${listed}) i limit 1000)`;
  return sql`(select ${itemOfPage} as item from (${listed}) i limit f.page_size + 1)`;
};

const neighbour = (websiteId: string, { now }: ContextRequest, direction: 'next' | 'prev'): SqlFragment => {
  const branches = orderings.map((ordering) => {
    const { column, ofOther, isDescending } = listOrders[ordering];
    const isDown = isDescending === (direction === 'next');
    const beyond = isDown
      ? sql`and (${column}, i.item_id) < (${ofOther}, o.item_id) order by ${column} desc, i.item_id desc`
      : sql`and (${column}, i.item_id) > (${ofOther}, o.item_id) order by ${column}, i.item_id`;
    return sql`(select n.item from items o cross join lateral (select ${linkedItem} as item from items i
        where i.website_id = ${websiteId} and i.collection_id = f.collection_id
        and i.visible_from <= to_timestamp(${now}::float8 / 1000) ${beyond} limit 1) n
      where f.ordering = ${ordering} and o.website_id = ${websiteId} and o.item_id = f.item_id)`;
  });
  return sql`(select n.item from (${joinSql(branches, sql` union all `)}) n)`;
};

const target = (websiteId: string, request: ContextRequest): SqlFragment => {
  const lists = orderings.map((ordering) => listQuery(websiteId, request, ordering));
  const ordinary = sql`(select json_agg(l.item) from (${joinSql(lists, sql` union all `)}) l)`;
  const isPlace = request.offset ? isAtOffset(websiteId, request.offset) : sql`false`;
  const columns = productColumns(websiteId, request, isPlace);
  return sql`select json_build_object(
      'collection', f.content, 'itemCount', f.item_count,
      'updatedOn', floor(extract(epoch from f.updated_at) * 1000),
      'passwordHash', (select p.password_hash from page_passwords p
        where p.website_id = ${websiteId} and p.collection_id = f.collection_id),
      'children', (select json_agg(k.content) from collections k where f.rest = '' and k.website_id = ${websiteId}
        and k.parent_id = f.collection_id and k.permission = ${pagePermissions.public} and k.visible_from <= to_timestamp(${request.now}::float8 / 1000)
        and (f.content ->> 'folderBehavior')::float8 = ${folderBehaviors.index}),
      'item', (select ${wholeItem} from items i where i.website_id = ${websiteId} and i.item_id = f.item_id),
      'items', ${productList(websiteId, request, ordinary)},
      'nextItem', ${neighbour(websiteId, request, 'next')},
      ${columns}
      'prevItem', ${neighbour(websiteId, request, 'prev')}) as target, f.permission
    from (${found(websiteId, request)}) f`;
};

/** The owner's not-found page, or lock screen of a locked page. */
const systemPage = (websiteId: string, { now }: ContextRequest): SqlFragment =>
  sql`(select k.content from collections k where k.website_id = ${websiteId} and k.role is not null
    and k.visible_from <= to_timestamp(${now}::float8 / 1000)
    and k.role = case when t.permission is null then ${'not-found' satisfies PageRole}
      when t.permission = ${pagePermissions.password} then ${'lock-screen' satisfies PageRole} end limit 1)`;

const withHomepageFlag = ({ target, homepageId }: ContextRow): TargetRow | null =>
  target && { ...target, collection: withHomepage(target.collection, homepageId) };

/** The page's context in one statement: one round trip and one snapshot, so the version matches the content exactly. */
export const loadContext = async (
  database: Database,
  websiteId: string,
  request: ContextRequest,
): Promise<LoadedContext | undefined> => {
  const statement = sql`
    select w.identifier, w.settings, w.features,
      w.settings_revision::float8 as "settingsRevision",
      w.content_version::float8 as "contentVersion", w.homepage_id as "homepageId",
      v.template::float8 as "templateVersion", v.site::float8 as "outlineVersion",
      coalesce((select h.host from hosts h where h.website_id = w.website_id
        order by h.is_primary desc, h.host limit 1), '') as "primaryHost",
      case when v.site <> ${request.knownOutline}::float8 then ${outlineColumn} end as outline,
      t.target, ${systemPage(websiteId, request)} as "systemPage"
    from websites w
    left join lateral (${target(websiteId, request)}) t on true
    cross join lateral (select
        coalesce(max(s.version) filter (where s.tag = 'template'), 0) as template,
        coalesce(max(s.version) filter (where s.tag = 'site'), 0) as site
      from cache_tag_versions s where s.website_id = w.website_id and s.tag in ('site', 'template')) v
    where w.website_id = ${websiteId}`;
  const run = request.filters.length <= MAX_PREPARED_FILTERS ? runPrepared : runUnprepared;
  const [row] = await run<ContextRow>(database, statement);
  if (!row) return undefined;
  const { identifier, settings, settingsRevision, primaryHost } = row;
  const features = completeFeatures(row.features);
  return {
    site: { id: websiteId, identifier, settings, settingsRevision, primaryHost, features },
    version: row.contentVersion,
    templateVersion: row.templateVersion,
    outlineVersion: row.outlineVersion,
    outline: row.outline,
    target: withHomepageFlag(row),
    systemPage: row.systemPage,
  };
};
