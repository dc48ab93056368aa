import { pagePermissions, type CollectionContent } from '@sitewright/domain/pages';
import type {
  ItemsRequirement,
  DataRequirement,
  RelatedRequirement,
  TermsRequirement,
  CommentsRequirement,
} from '@sitewright/render/data-requirements';
import { joinSql, sql, type SqlFragment } from '../../database/index.ts';
import { listedItem } from './item-json-query.ts';
import { listOrders, orderedList, termOrder } from './list-query.ts';
import type { SiteOutline } from './site-outline.ts';

export interface RequirementsScope {
  readonly websiteId: string;
  readonly outline: SiteOutline;
  readonly now: number;
  /** Start and end of the month that calendars show, in the site's time zone. */
  readonly month: { readonly start: number; readonly end: number };
  /** The page being built. The visitor may see its items even if it is locked for others. */
  readonly ownCollectionId: string | undefined;
  /** Drafts of forms instead of published ones. */
  readonly showsDrafts?: boolean;
}

/** A collection whose items may be listed on this page: lists elsewhere must not reveal items of a locked page. */
export const listableCollection = (
  collection: CollectionContent | undefined,
  { ownCollectionId }: RequirementsScope,
): CollectionContent | undefined =>
  collection?.id === ownCollectionId ||
  (collection?.permission ?? pagePermissions.public) === pagePermissions.public
    ? collection
    : undefined;

const timestampOf = (time: number): SqlFragment => sql`to_timestamp(${time}::float8 / 1000)`;
const MAX_ITEMS = 100;
/** Each term is scanned separately. */
const MAX_SCANNED_TERMS = 50;
/** A common tag is on half of all items: only its latest items are compared. */
const RELATED_PER_TERM = 200;
const MAX_TERMS = 1000;

const visibleItems = ({ websiteId, now }: RequirementsScope): SqlFragment =>
  sql`i.website_id = ${websiteId} and i.visible_from <= ${timestampOf(now)}`;

const clampLimit = (limit: number): number => Math.max(0, Math.min(Math.trunc(limit) || 0, MAX_ITEMS));

const underAny = (kind: 'categories' | 'tags', terms: readonly string[] | undefined): SqlFragment =>
  terms && terms.length > 0
    ? sql`and exists (select 1 from item_terms t where t.website_id = i.website_id
        and t.collection_id = i.collection_id and t.kind = ${kind} and t.term = any(${terms}) and t.item_id = i.item_id)`
    : sql``;

const timeOf = (when: ItemsRequirement['when'], { now, month }: RequirementsScope): SqlFragment => {
  if (when === 'upcoming') return sql`and i.ends_at >= ${timestampOf(now)}`;
  if (when === 'past') return sql`and i.ends_at < ${timestampOf(now)}`;
  return when === 'this-month'
    ? sql`and i.starts_at < ${timestampOf(month.end)} and i.ends_at >= ${timestampOf(month.start)}`
    : sql``;
};

const orderOf = ({ order, when }: ItemsRequirement, ordering: keyof typeof listOrders): SqlFragment => {
  if (when === 'upcoming' || when === 'this-month') return sql`order by i.starts_at, i.item_id`;
  if (order === 'newest') return sql`order by i.publish_on desc, i.item_id desc`;
  if (order === 'oldest') return sql`order by i.publish_on, i.item_id`;
  if (order === 'title') return sql`order by i.title, i.item_id`;
  const { column, isDescending } = listOrders[ordering];
  return isDescending ? sql`order by ${column} desc, i.item_id desc` : sql`order by ${column}, i.item_id`;
};

const chosenItems = (itemIds: readonly string[], scope: RequirementsScope): SqlFragment =>
  sql`select ${listedItem} as item from items i where ${visibleItems(scope)}
    and i.item_id = any(${itemIds}) order by array_position(${itemIds}::text[], i.item_id)
    limit ${MAX_ITEMS}`;

const collectionOf = (need: ItemsRequirement, scope: RequirementsScope): CollectionContent | undefined => {
  const { outline, now } = scope;
  const found =
    need.collectionId === undefined
      ? outline.findByUrl(need.collectionUrlId ?? '', now)
      : outline.findById(need.collectionId, now);
  return listableCollection(found, scope);
};

/** Conditions on an item `i` beyond its collection and the scanned terms. */
const conditionsOf = (
  need: ItemsRequirement,
  scope: RequirementsScope,
): SqlFragment => sql`${visibleItems(scope)}
  ${need.isFeatured ? sql`and i.is_starred` : sql``}
  ${need.exceptItemId === undefined ? sql`` : sql`and i.item_id <> ${need.exceptItemId}`}
  ${timeOf(need.when, scope)}`;

/**
 * As many as a page and what it skips, as a literal. Of a limit that is a value the planner expects a tenth of the list:
 * it would not keep its plan, which takes longer than reading the items.
 */
const literalLimit = sql`limit 200`;

const pageOf = ({ limit, skip = 0 }: ItemsRequirement): SqlFragment =>
  sql`limit ${clampLimit(limit)} offset ${clampLimit(skip)}`;

interface ScannableTerms {
  readonly kind: 'categories' | 'tags';
  readonly terms: readonly string[];
  /** Further required tags. */
  readonly tags?: readonly string[];
}

/** The terms whose rows are in list order; undefined if the list has another order or no terms. */
const scannableTerms = (
  need: ItemsRequirement,
  ordering: keyof typeof listOrders,
): ScannableTerms | undefined => {
  const { categories = [], tags = [], order, when } = need;
  const isOwnOrder = order === undefined || (order === 'newest' && ordering === 'chronological');
  if (!isOwnOrder || when !== undefined) return undefined;
  if (categories.length > 0) return { kind: 'categories', terms: categories, tags };
  return tags.length > 0 ? { kind: 'tags', terms: tags } : undefined;
};

/** Scans the rows of each term as far as the list needs; items under several terms appear once. */
const itemsOfTerms = (
  need: ItemsRequirement,
  scope: RequirementsScope,
  list: { readonly collection: CollectionContent; readonly under: ScannableTerms },
): SqlFragment => {
  const { collection, under } = list;
  const inListOrder = orderedList(termOrder(collection.ordering ?? 'chronological'), undefined);
  const max = clampLimit(need.limit) + clampLimit(need.skip ?? 0);
  const scans = under.terms.slice(0, MAX_SCANNED_TERMS).map(
    (term) => sql`(select t.item_id, t.sort_key from item_terms t
      cross join lateral (select from items i where i.item_id = t.item_id and ${conditionsOf(need, scope)}
        ${underAny('tags', under.tags)} limit 1) shown
      where t.website_id = ${scope.websiteId} and t.collection_id = ${collection.id} and t.kind = ${under.kind}
        and t.term = ${term} ${inListOrder} limit ${max})`,
  );
  return sql`select ${listedItem} as item from (${joinSql(scans, sql` union `)}) t
    join items i on i.website_id = ${scope.websiteId} and i.item_id = t.item_id ${inListOrder} ${pageOf(need)}`;
};

const itemsQuery = (need: ItemsRequirement, scope: RequirementsScope): SqlFragment | undefined => {
  if (need.itemIds) return chosenItems(need.itemIds, scope);
  const collection = collectionOf(need, scope);
  if (!collection) return undefined;
  const ordering = collection.ordering ?? 'chronological';
  const under = scannableTerms(need, ordering);
  if (under) return itemsOfTerms(need, scope, { collection, under });
  const listed = sql`select ${listedItem} as item from items i where ${conditionsOf(need, scope)}
    and i.collection_id = ${collection.id}`;
  const order = orderOf(need, ordering);
  if (!need.categories?.length && !need.tags?.length)
    return sql`select n.item from (${listed} ${order} ${literalLimit}) n ${pageOf(need)}`;
  // How rare the terms are decides on the plan.
  return sql`${listed} ${underAny('categories', need.categories)} ${underAny('tags', need.tags)}
    ${order} ${pageOf(need)}`;
};

/** Chosen by the owner of a product, which may be of another products page; places begin at 1. */
const chosenRelated = (itemId: string, { websiteId }: RequirementsScope): SqlFragment =>
  sql`select c.item_id, c.place from items own
    cross join lateral jsonb_array_elements_text(own.content -> 'structuredContent' -> 'relatedProductIds')
      with ordinality as c(item_id, place)
    where own.website_id = ${websiteId} and own.item_id = ${itemId} and c.item_id <> ${itemId}
      and own.content -> 'recordType' = '11'::jsonb
      and jsonb_typeof(own.content -> 'structuredContent' -> 'relatedProductIds') = 'array'`;

/** The owner's choice alone, where some of it can be seen; else those that share most terms. */
const relatedQuery = (
  { collectionId, itemId, limit }: RelatedRequirement,
  scope: RequirementsScope,
): SqlFragment | undefined =>
  listableCollection(scope.outline.findById(collectionId, scope.now), scope) &&
  sql`with chosen as materialized (select i.item_id, min(c.place) as place
      from (${chosenRelated(itemId, scope)}) c
      join items i on i.item_id = c.item_id and ${visibleItems(scope)}
        and i.content -> 'recordType' = '11'::jsonb
      join collections k on k.website_id = i.website_id and k.collection_id = i.collection_id
        and k.visible_from <= ${timestampOf(scope.now)}
        and (k.permission = ${pagePermissions.public} or k.collection_id = ${scope.ownCollectionId ?? ''})
      group by i.item_id)
    select ${listedItem} as item from (
      select item_id, 0 as shared, place from chosen
      union all
      select near.item_id, count(*) as shared, 0 as place from item_terms own
      cross join lateral (select t.item_id from item_terms t where t.website_id = own.website_id
        and t.collection_id = own.collection_id and t.kind = own.kind and t.term = own.term
        and t.item_id <> ${itemId} order by t.item_id desc limit ${RELATED_PER_TERM}) near
      where own.website_id = ${scope.websiteId} and own.item_id = ${itemId}
        and own.collection_id = ${collectionId} and own.kind in ('tags', 'categories')
        and not exists (select from chosen)
      group by near.item_id) r
    join items i on i.item_id = r.item_id and ${visibleItems(scope)}
    order by r.place, r.shared desc, i.publish_on desc, i.item_id desc limit ${clampLimit(limit)}`;

const termsQuery = (
  { collectionId, terms }: TermsRequirement,
  scope: RequirementsScope,
): SqlFragment | undefined =>
  listableCollection(scope.outline.findById(collectionId, scope.now), scope) &&
  sql`select jsonb_build_object('name', c.term, 'count', c.count) as item from term_counts c
    where c.website_id = ${scope.websiteId} and c.collection_id = ${collectionId} and c.kind = ${terms}
    order by c.count desc, c.term limit ${MAX_TERMS}`;

const commentsQuery = (
  { itemId, limit, skip = 0 }: CommentsRequirement,
  { websiteId }: RequirementsScope,
): SqlFragment =>
  sql`select jsonb_strip_nulls(jsonb_build_object('id', c.comment_id, 'parentId', c.parent_id,
      'authorName', c.author_name, 'website', c.website, 'body', c.body,
      'isByTeam', case when c.contributor_id is not null then true end,
      'addedOn', floor(extract(epoch from c.created_at) * 1000))) as item
    from comments c where c.website_id = ${websiteId} and c.item_id = ${itemId} and c.state = 'approved'
    order by c.comment_id desc limit ${limit} offset ${skip}`;

/** The collection that the requirement lists; undefined if it is missing or locked. */
export const listedCollection = (need: DataRequirement, scope: RequirementsScope): string | undefined => {
  if (need.kind === 'comments') return undefined;
  if (need.kind === 'items') return collectionOf(need, scope)?.id;
  return listableCollection(scope.outline.findById(need.collectionId, scope.now), scope)?.id;
};

/** For each collection, when its next scheduled item becomes visible. */
export const nextScheduled = (
  collectionIds: readonly string[],
  { websiteId, now }: RequirementsScope,
): SqlFragment => sql`select json_build_array(l.id, floor(extract(epoch from n.visible_from) * 1000)) as appearing
  from unnest(${collectionIds}::text[]) as l(id)
  cross join lateral (select i.visible_from from items i where i.website_id = ${websiteId}
    and i.collection_id = l.id and i.status = 'scheduled' and i.visible_from > ${timestampOf(now)}
    order by i.visible_from limit 1) n`;

/** A query with one `item` column; undefined if nothing may be listed. */
export const requirementQuery = (
  need: DataRequirement,
  scope: RequirementsScope,
): SqlFragment | undefined => {
  if (need.kind === 'items') return itemsQuery(need, scope);
  if (need.kind === 'related') return relatedQuery(need, scope);
  return need.kind === 'terms' ? termsQuery(need, scope) : commentsQuery(need, scope);
};
