import { isSameContent } from '@sitewright/domain/documents';
import {
  findHomepageFault,
  pagePermissions,
  pageSizeOf,
  type CollectionContent,
  type Ordering,
} from '@sitewright/domain/pages';
import { plainTextOf } from '@sitewright/domain/search';
import type { Site } from '@sitewright/domain/sites';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { Publication } from '../../documents/index.ts';
import type { CacheTag } from '../../sites/index.ts';
import { claimHomepage } from '../homepage/homepage-store.ts';
import { findPageUrlChanges } from '../url-changes/find-url-changes.ts';
import { collections } from '../pages-tables.ts';
import { addRedirectsForMoves } from '../../redirects/index.ts';
import { searchNames, searchVector, writeSearchWords } from '../../search/index.ts';
import { updateSortKeysOfCollections } from './item-terms-store.ts';
import { visibleFrom } from './visible-from.ts';

/** What other pages show of a page; of a locked one hardly more than its title. */
export const outlineOf = ({
  sections: _sections,
  fields: _fields,
  headerCode: _headerCode,
  postItemCode: _postItemCode,
  nestedCategories: _nestedCategories,
  ...outline
}: CollectionContent): CollectionContent => {
  if ((outline.permission ?? pagePermissions.public) === pagePermissions.public) return outline;
  const { description: _description, seo: _seo, mainImageId: _mainImageId, ...name } = outline;
  return name;
};

/** Items published before their collection have the default order. */
const orderingOf = (collection: CollectionContent | undefined): Ordering =>
  collection?.ordering ?? 'chronological';

const rowOf = ({ id: websiteId, settings }: Site, { content, now }: Publication<CollectionContent>) => {
  const text = [content.description ?? '', plainTextOf(content.sections)].join('\n').trim();
  return {
    websiteId,
    collectionId: content.id,
    urlId: content.urlId,
    parentId: content.parentId ?? null,
    permission: content.permission ?? 1,
    role: content.role ?? null,
    ordering: orderingOf(content),
    pageSize: pageSizeOf(content),
    visibleFrom: visibleFrom(content),
    isTrashed: false,
    outline: outlineOf(content),
    content,
    searchText: text,
    search: searchVector({ websiteId, language: settings.language, title: content.title, text }),
    searchNames: searchNames(websiteId, [content.title]),
    updatedAt: now,
  };
};

const readOutlines = async (transaction: Queryable, websiteId: string, ids: readonly string[]) => {
  const rows = await transaction
    .select({ id: collections.collectionId, outline: collections.outline })
    .from(collections)
    .where(and(eq(collections.websiteId, websiteId), inArray(collections.collectionId, [...ids])));
  return new Map(rows.map(({ id, outline }) => [id, outline]));
};

const upsertCollections = async (
  transaction: Queryable,
  rows: readonly ReturnType<typeof rowOf>[],
): Promise<void> => {
  await transaction
    .insert(collections)
    .values([...rows])
    .onConflictDoUpdate({
      target: [collections.websiteId, collections.collectionId],
      set: {
        urlId: sql`excluded.url_id`,
        parentId: sql`excluded.parent_id`,
        permission: sql`excluded.permission`,
        role: sql`excluded.role`,
        ordering: sql`excluded.ordering`,
        pageSize: sql`excluded.page_size`,
        visibleFrom: sql`excluded.visible_from`,
        isTrashed: sql`excluded.is_trashed`,
        outline: sql`excluded.outline`,
        content: sql`excluded.content`,
        searchText: sql`excluded.search_text`,
        search: sql`excluded.search`,
        searchNames: sql`excluded.search_names`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
};

/** A site always has a homepage once it has a visible page. */
const claimMissingHomepage = async (
  transaction: Queryable,
  site: Site,
  publications: readonly Publication<CollectionContent>[],
): Promise<boolean> => {
  const first = publications.find(
    ({ content, now }) => findHomepageFault(content, now.getTime()) === undefined,
  );
  return first !== undefined && claimHomepage(transaction, site.id, first.id);
};

const isOpenToAll = ({ status, permission = pagePermissions.public }: CollectionContent): boolean =>
  status === 'published' && permission === pagePermissions.public;

/** The outline of a page (title, URL, status …) is part of every page of the site. */
export const writeCollections = async (
  transaction: Queryable,
  site: Site,
  publications: readonly Publication<CollectionContent>[],
): Promise<CacheTag[]> => {
  if (publications.length === 0) return [];
  const known = await readOutlines(
    transaction,
    site.id,
    publications.map(({ id }) => id),
  );
  const moves = await findPageUrlChanges(transaction, site.id, publications);
  await upsertCollections(
    transaction,
    publications.map((each) => rowOf(site, each)),
  );
  await writeSearchWords(
    transaction,
    site.id,
    publications.map(({ content }) => content.title),
  );
  await updateSortKeysOfCollections(
    transaction,
    site.id,
    publications
      .filter(({ id, content }) => orderingOf(known.get(id)) !== orderingOf(content))
      .map(({ id }) => id),
  );
  const isMoved = await addRedirectsForMoves(transaction, site.id, moves);
  const isHomepageNew = await claimMissingHomepage(transaction, site, publications);
  const isOutlineNew = publications.some(
    ({ id, content }) => !isSameContent(known.get(id), outlineOf(content)),
  );
  return [
    ...publications.map(({ id }): CacheTag => `collection:${id}`),
    ...(isOutlineNew || isHomepageNew || isMoved ? (['site'] as const) : []),
    ...(publications.every(({ content }) => isOpenToAll(content)) ? [] : (['access'] as const)),
  ];
};

const setTrashed = async (
  transaction: Queryable,
  websiteId: string,
  { id, isTrashed }: { readonly id: string; readonly isTrashed: boolean },
): Promise<CacheTag[]> => {
  await transaction
    .update(collections)
    .set({
      isTrashed,
      visibleFrom: isTrashed
        ? null
        : sql`case ${collections.content} ->> 'status' when 'published' then to_timestamp(0)
            when 'scheduled' then to_timestamp((${collections.content} ->> 'publishOn')::float8 / 1000) end`,
    })
    .where(and(eq(collections.websiteId, websiteId), eq(collections.collectionId, id)));
  return ['site', `collection:${id}`, ...(isTrashed ? (['access'] as const) : [])];
};

export const hideCollection = (transaction: Queryable, site: Site, id: string): Promise<CacheTag[]> =>
  setTrashed(transaction, site.id, { id, isTrashed: true });

export const showCollection = (transaction: Queryable, site: Site, id: string): Promise<CacheTag[]> =>
  setTrashed(transaction, site.id, { id, isTrashed: false });

export const eraseCollections = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  await transaction
    .delete(collections)
    .where(and(eq(collections.websiteId, websiteId), inArray(collections.collectionId, [...ids])));
};
