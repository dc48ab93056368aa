import { readProduct } from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import { plainTextOf, stripMarkup } from '@sitewright/domain/search';
import type { Site } from '@sitewright/domain/sites';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { Publication } from '../../documents/index.ts';
import type { CacheTag } from '../../sites/index.ts';
import { watchItemUrlChanges } from '../url-changes/find-url-changes.ts';
import { items, itemTerms } from '../pages-tables.ts';
import { addRedirectsForMoves } from '../../redirects/index.ts';
import { writeTerms } from './item-terms-store.ts';
import { searchNames, searchVector, writeSearchWords } from '../../search/index.ts';
import { countItems, uncountItems } from './term-counts-store.ts';
import { visibleFrom } from './visible-from.ts';

const termsOf = ({ tags = [], categories = [] }: ItemContent): string[] => [...tags, ...categories];

const skusOf = (content: ItemContent): string[] =>
  (readProduct(content)?.variants ?? []).flatMap(({ sku }) => sku ?? []);

const textOf = (content: ItemContent): string =>
  [stripMarkup(content.excerpt ?? ''), stripMarkup(content.body ?? ''), plainTextOf(content.sections)]
    .filter((part) => part !== '')
    .join('\n');

const dateOf = (time: number | undefined): Date | null => (time === undefined ? null : new Date(time));

const rowOf = ({ id: websiteId, settings }: Site, { content, now }: Publication<ItemContent>) => {
  const text = textOf(content);
  const terms = termsOf(content);
  return {
    websiteId,
    itemId: content.id,
    collectionId: content.collectionId,
    urlId: content.urlId,
    title: content.title,
    status: content.status,
    publishOn: new Date(content.publishOn ?? now),
    visibleFrom: visibleFrom(content),
    isTrashed: false,
    isStarred: content.isStarred ?? false,
    displayIndex: content.displayIndex ?? 0,
    startsAt: dateOf(content.startDate),
    endsAt: dateOf(content.endDate ?? content.startDate),
    content,
    // Excerpts are cut from it, and a row of terms is no sentence of the text.
    searchText: text,
    search: searchVector({
      websiteId,
      language: settings.language,
      title: content.title,
      text: [text, ...terms].join('\n'),
    }),
    searchNames: searchNames(websiteId, [content.title, ...terms, ...skusOf(content)]),
    updatedAt: now,
  };
};

/** Returns the date of each item: without one of its own, the day it was first published. */
const upsertItems = async (
  transaction: Queryable,
  rows: readonly ReturnType<typeof rowOf>[],
): Promise<ReadonlyMap<string, number>> => {
  const written = await transaction
    .insert(items)
    .values([...rows])
    .onConflictDoUpdate({
      target: [items.websiteId, items.itemId],
      set: {
        collectionId: sql`excluded.collection_id`,
        urlId: sql`excluded.url_id`,
        title: sql`excluded.title`,
        status: sql`excluded.status`,
        // Without a date of its own, it keeps the day it was first published.
        publishOn: sql`case when excluded.content ? 'publishOn' then excluded.publish_on else items.publish_on end`,
        visibleFrom: sql`excluded.visible_from`,
        isTrashed: sql`excluded.is_trashed`,
        isStarred: sql`excluded.is_starred`,
        displayIndex: sql`excluded.display_index`,
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
        content: sql`excluded.content`,
        searchText: sql`excluded.search_text`,
        search: sql`excluded.search`,
        searchNames: sql`excluded.search_names`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ id: items.itemId, publishOn: items.publishOn, startsAt: items.startsAt });
  return new Map(written.map(({ id, publishOn, startsAt }) => [id, (startsAt ?? publishOn).getTime()]));
};

const readHomes = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await transaction
    .selectDistinct({ collectionId: items.collectionId })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), inArray(items.itemId, [...ids])));
  return rows.map(({ collectionId }) => collectionId);
};

/** The list that an item was moved out of changes as well; the other one may be locked. */
const cacheTagsOf = (
  publications: readonly Publication<ItemContent>[],
  formerHomes: readonly string[],
): CacheTag[] => {
  const homes = new Set(publications.map(({ content }) => content.collectionId));
  const mayBeHidden =
    publications.some(({ content }) => content.status !== 'published') ||
    formerHomes.some((id) => !homes.has(id));
  return [
    ...publications.map(({ id }): CacheTag => `item:${id}`),
    ...Array.from(new Set([...homes, ...formerHomes]), (id): CacheTag => `collection:${id}`),
    ...(mayBeHidden ? (['access'] as const) : []),
  ];
};

export const writeItems = async (
  transaction: Queryable,
  site: Site,
  publications: readonly Publication<ItemContent>[],
): Promise<CacheTag[]> => {
  if (publications.length === 0) return [];
  const ids = publications.map(({ id }) => id);
  const formerHomes = await readHomes(transaction, site.id, ids);
  const findMoves = await watchItemUrlChanges(transaction, site.id, publications);
  await uncountItems(transaction, site.id, ids);
  const times = await upsertItems(
    transaction,
    publications.map((each) => rowOf(site, each)),
  );
  await writeSearchWords(
    transaction,
    site.id,
    publications.flatMap(({ content }) => [content.title, ...termsOf(content)]),
  );
  await writeTerms(
    transaction,
    site,
    publications.map(({ id, content, now }) => ({ content, time: times.get(id) ?? now.getTime() })),
  );
  await countItems(transaction, site.id, ids);
  const isMoved = await addRedirectsForMoves(transaction, site.id, await findMoves());
  return [...cacheTagsOf(publications, formerHomes), ...(isMoved ? (['site'] as const) : [])];
};

const isItem = (websiteId: string, id: string) => and(eq(items.websiteId, websiteId), eq(items.itemId, id));

const cacheTagsOfItem = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<CacheTag[]> => {
  const [row] = await transaction
    .select({ collectionId: items.collectionId })
    .from(items)
    .where(isItem(websiteId, id));
  return row ? [`item:${id}`, `collection:${row.collectionId}`] : [];
};

export const hideItem = async (transaction: Queryable, site: Site, id: string): Promise<CacheTag[]> => {
  await uncountItems(transaction, site.id, [id]);
  await transaction.update(items).set({ isTrashed: true, visibleFrom: null }).where(isItem(site.id, id));
  return ['access', ...(await cacheTagsOfItem(transaction, site.id, id))];
};

export const showItem = async (transaction: Queryable, site: Site, id: string): Promise<CacheTag[]> => {
  await transaction
    .update(items)
    .set({
      isTrashed: false,
      visibleFrom: sql`case ${items.status} when 'published' then to_timestamp(0) when 'scheduled' then ${items.publishOn} end`,
    })
    .where(isItem(site.id, id));
  await countItems(transaction, site.id, [id]);
  return cacheTagsOfItem(transaction, site.id, id);
};

export const eraseItems = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  const isOne = inArray(itemTerms.itemId, [...ids]);
  await transaction.delete(itemTerms).where(and(eq(itemTerms.websiteId, websiteId), isOne));
  await transaction.delete(items).where(and(eq(items.websiteId, websiteId), inArray(items.itemId, [...ids])));
};
