import {
  codePartsOf,
  findCollectionFaults,
  isInLoop,
  type CollectionContent,
} from '@sitewright/domain/pages';
import { collectionSchema } from '@sitewright/domain/pages/schemas';
import { listHiddenForms, sanitizeContent, findBlockFaults } from '../../blocks/index.ts';
import type { Queryable } from '../../database/index.ts';
import type { CheckedChange, DocumentKind } from '../../documents/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { checkHomepage, checkHomepageTrash } from '../homepage/homepage-service.ts';
import {
  eraseCollections,
  hideCollection,
  showCollection,
  writeCollections,
} from '../projections/collection-rows-store.ts';
import { listHidingNavigation } from '../states/published-store.ts';
import { asReleased, checkIdentity, checkStatus, refuseFaults } from './content-checks.ts';
import { isRoleTaken, readParents } from './kinds-store.ts';

const checkFolder = async (
  database: Queryable,
  { site, content, before }: CheckedChange<CollectionContent>,
): Promise<Refusal | undefined> => {
  if (content.parentId === undefined || content.parentId === before?.parentId) return undefined;
  const parents = await readParents(database, site.id);
  if (!parents.has(content.parentId))
    return refuse('page-invalid', { parentId: 'The folder does not exist.' });
  return isInLoop(content, parents)
    ? refuse('page-invalid', { parentId: 'A folder cannot stand inside itself.' })
    : undefined;
};

/** Each built-in page has at most one. */
const checkRole = async (
  database: Queryable,
  { site, content, before }: CheckedChange<CollectionContent>,
): Promise<Refusal | undefined> => {
  if (content.role === undefined || content.role === before?.role) return undefined;
  const isTaken = await isRoleTaken(database, site.id, { role: content.role, exceptId: content.id });
  return isTaken ? refuse('page-invalid', { role: 'The site has such a page already.' }) : undefined;
};

/** Member areas do not exist yet: an imported reference is accepted, a new one is not. */
const checkMemberAreas = ({
  content,
  before,
  isImported,
}: CheckedChange<CollectionContent>): Refusal | undefined => {
  const known = new Set(before?.memberAreaIds);
  const isUnknown = (content.memberAreaIds ?? []).some((id) => !known.has(id));
  return isUnknown && !isImported
    ? refuse('page-invalid', { memberAreaIds: 'The member area does not exist.' })
    : undefined;
};

export const collectionKind: DocumentKind<CollectionContent> = {
  name: 'collection',
  schema: collectionSchema,
  creation: { permission: async () => 'create-pages', matchesId: (id, content) => content.id === id },
  clean: sanitizeContent,
  check: async (database, change) =>
    checkIdentity(change) ??
    refuseFaults(findCollectionFaults(change.content)) ??
    checkStatus(change) ??
    checkMemberAreas(change) ??
    (await checkHomepage(database, change)) ??
    (await checkFolder(database, change)) ??
    (await checkRole(database, change)),
  findBlockFaults,
  asReleased,
  codeParts: codePartsOf,
  uniqueKey: ({ urlId }) => urlId,
  checkTrash: checkHomepageTrash,
  publish: writeCollections,
  findBlocking: async (database, websiteId, published) => [
    ...(await listHiddenForms(database, websiteId, { kind: 'collection', ids: published.ids })),
    ...(await listHidingNavigation(database, websiteId, published)),
  ],
  hide: hideCollection,
  show: showCollection,
  erase: eraseCollections,
};
