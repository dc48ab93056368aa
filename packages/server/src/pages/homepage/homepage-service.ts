import { findHomepageFault, pageMessages, type CollectionContent } from '@sitewright/domain/pages';
import type { Queryable } from '../../database/index.ts';
import { lockDocument, type ChangeContext, type CheckedChange } from '../../documents/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { invalidateCacheTags } from '../../sites/index.ts';
import { findPublishedPage, putHomepageId, readHomepageId } from './homepage-store.ts';

/**
 * Sets the page served at `/`, effective immediately. The document is locked before the site's row is written: a
 * concurrent trash or publish of the same page waits, and then sees that it is the homepage.
 */
export const setHomepage = async (
  { database, site, now }: ChangeContext,
  id: string,
): Promise<{ readonly before: string | null } | Refusal> => {
  const row = await lockDocument(database, site.id, { kind: 'collection', id });
  if (!row) return refuse('not-found');
  if (row.trashedAt !== null) return refuse('trashed');
  const fault = findHomepageFault(await findPublishedPage(database, site.id, id), now.getTime());
  if (fault) return refuse(fault);
  const before = await readHomepageId(database, site.id);
  await putHomepageId(database, site.id, id);
  await invalidateCacheTags(database, site.id, ['site', `collection:${id}`]);
  return { before };
};

/** What a person changes back, so that the page can stay the homepage. */
const fieldAtFault = ({ isFolder, role }: CollectionContent): string => {
  if (isFolder) return 'isFolder';
  return role === undefined ? 'status' : 'role';
};

/** The homepage that visitors have cannot be hidden from them, nor become a folder or a page with a role. */
export const checkHomepage = async (
  database: Queryable,
  { site, content, now }: CheckedChange<CollectionContent>,
): Promise<Refusal | undefined> => {
  const at = now.getTime();
  if (findHomepageFault(content, at) === undefined) return undefined;
  if ((await readHomepageId(database, site.id)) !== content.id) return undefined;
  const published = await findPublishedPage(database, site.id, content.id);
  return findHomepageFault(published, at) === undefined
    ? refuse('homepage-needed', { [fieldAtFault(content)]: pageMessages['homepage-needed'] })
    : undefined;
};

export const checkHomepageTrash = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<Refusal | undefined> =>
  (await readHomepageId(database, websiteId)) === id ? refuse('homepage-needed') : undefined;
