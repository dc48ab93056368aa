import type { ItemsNeed, Need, RelatedNeed, TermsNeed, CommentsNeed } from '@sitewright/render/needs';
import { sql, type SQL } from 'drizzle-orm';
import { listedItem } from './item-json.ts';
import { listOrders } from './list-query.ts';
import type { SiteOutline } from './site-outline.ts';

export interface NeedsScope {
  readonly websiteId: string;
  readonly outline: SiteOutline;
  readonly now: number;
  /** Start and end of the present month on the site's clock. */
  readonly month: { readonly start: number; readonly end: number };
}

const moment = (time: number): SQL => sql`to_timestamp(${time}::float8 / 1000)`;
const MOST_ITEMS = 100;
/** A common tag stands on half of all items: only the latest under each are compared. */
const RELATED_PER_TERM = 200;
const MOST_TERMS = 1000;

const visibleItems = ({ websiteId, now }: NeedsScope): SQL =>
  sql`i.website_id = ${websiteId} and i.visible_from <= ${moment(now)}`;

const clampLimit = (limit: number): number => Math.max(0, Math.min(Math.trunc(limit) || 0, MOST_ITEMS));

const underAny = (kind: 'categories' | 'tags', terms: readonly string[] | undefined): SQL =>
  terms && terms.length > 0
    ? sql`and exists (select 1 from item_terms t where t.website_id = i.website_id
        and t.collection_id = i.collection_id and t.kind = ${kind} and t.term = any(${sql.param(terms)}) and t.item_id = i.item_id)`
    : sql``;

const timeOf = (when: ItemsNeed['when'], { now, month }: NeedsScope): SQL => {
  if (when === 'upcoming') return sql`and i.ends_at >= ${moment(now)}`;
  if (when === 'past') return sql`and i.ends_at < ${moment(now)}`;
  return when === 'this-month'
    ? sql`and i.starts_at < ${moment(month.end)} and i.ends_at >= ${moment(month.start)}`
    : sql``;
};

const orderOf = ({ order, when }: ItemsNeed, ordering: keyof typeof listOrders): SQL => {
  if (when === 'upcoming' || when === 'this-month') return sql`order by i.starts_at, i.item_id`;
  if (order === 'newest') return sql`order by i.publish_on desc, i.item_id desc`;
  if (order === 'oldest') return sql`order by i.publish_on, i.item_id`;
  if (order === 'title') return sql`order by i.title, i.item_id`;
  const { column, isDescending } = listOrders[ordering];
  return isDescending ? sql`order by ${column} desc, i.item_id desc` : sql`order by ${column}, i.item_id`;
};

const chosenItems = (itemIds: readonly string[], scope: NeedsScope): SQL =>
  sql`select ${listedItem} as item from items i where ${visibleItems(scope)}
    and i.item_id = any(${sql.param(itemIds)}) order by array_position(${sql.param(itemIds)}::text[], i.item_id)
    limit ${MOST_ITEMS}`;

const itemsQuery = (need: ItemsNeed, scope: NeedsScope): SQL | undefined => {
  if (need.itemIds) return chosenItems(need.itemIds, scope);
  const { outline, now } = scope;
  const collection =
    need.collectionId === undefined
      ? outline.findByUrl(need.collectionUrlId ?? '', now)
      : outline.findById(need.collectionId, now);
  if (!collection) return undefined;
  return sql`select ${listedItem} as item from items i where ${visibleItems(scope)}
    and i.collection_id = ${collection.id}
    ${need.isFeatured ? sql`and i.is_starred` : sql``}
    ${need.exceptItemId === undefined ? sql`` : sql`and i.item_id <> ${need.exceptItemId}`}
    ${underAny('categories', need.categories)} ${underAny('tags', need.tags)} ${timeOf(need.when, scope)}
    ${orderOf(need, collection.ordering ?? 'chronological')}
    limit ${clampLimit(need.limit)} offset ${clampLimit(need.skip ?? 0)}`;
};

const relatedQuery = ({ collectionId, itemId, limit }: RelatedNeed, scope: NeedsScope): SQL =>
  sql`select ${listedItem} as item from (
      select near.item_id, count(*) as shared from item_terms own
      cross join lateral (select t.item_id from item_terms t where t.website_id = own.website_id
        and t.collection_id = own.collection_id and t.kind = own.kind and t.term = own.term
        and t.item_id <> ${itemId} order by t.item_id desc limit ${RELATED_PER_TERM}) near
      where own.website_id = ${scope.websiteId} and own.item_id = ${itemId}
        and own.collection_id = ${collectionId} and own.kind in ('tags', 'categories')
      group by near.item_id) r
    join items i on i.item_id = r.item_id and ${visibleItems(scope)}
    order by r.shared desc, i.publish_on desc, i.item_id desc limit ${clampLimit(limit)}`;

const termsQuery = ({ collectionId, terms }: TermsNeed, { websiteId, outline, now }: NeedsScope) =>
  outline.findById(collectionId, now) &&
  sql`select jsonb_build_object('name', c.term, 'count', c.count) as item from term_counts c
    where c.website_id = ${websiteId} and c.collection_id = ${collectionId} and c.kind = ${terms}
    order by c.count desc, c.term limit ${MOST_TERMS}`;

const commentsQuery = ({ itemId, limit }: CommentsNeed, { websiteId }: NeedsScope): SQL =>
  sql`select jsonb_strip_nulls(jsonb_build_object('id', c.comment_id, 'parentId', c.parent_id,
      'authorName', c.author_name, 'body', c.body, 'likeCount', 0,
      'addedOn', floor(extract(epoch from c.created_at) * 1000))) as item
    from comments c where c.website_id = ${websiteId} and c.item_id = ${itemId} and c.state = 'approved'
    order by c.comment_id limit ${limit}`;

/** One `item` column a row; nothing for what cannot be shown. */
export const needQuery = (need: Need, scope: NeedsScope): SQL | undefined => {
  if (need.kind === 'items') return itemsQuery(need, scope);
  if (need.kind === 'related') return relatedQuery(need, scope);
  return need.kind === 'terms' ? termsQuery(need, scope) : commentsQuery(need, scope);
};
