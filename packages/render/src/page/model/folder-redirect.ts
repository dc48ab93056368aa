import { folderBehaviors } from '@sitewright/domain/pages';
import type { PageCollection } from '../../data-requirements/index.ts';
import { indexOf } from './collection-index.ts';
import type { PageData } from './page-data.ts';
import { fullUrlOf } from './page-urls.ts';

/** Maximum nesting of folders; deeper means a cycle. */
const MAX_STEPS = 10;

const firstChild = ({ collections, navigations }: PageData, folderId: string): PageCollection | undefined => {
  const { byId, childrenOf } = indexOf(collections);
  const folder = Object.values(navigations ?? {})
    .flat()
    .find(({ collectionId }) => collectionId === folderId);
  const linked = folder?.children?.map(({ collectionId = '' }) => byId.get(collectionId));
  return linked?.find((each) => each !== undefined) ?? childrenOf.get(folderId)?.[0];
};

/** The first page of a redirect folder; undefined for all other pages. */
export const findFolderRedirect = (data: PageData): string | undefined => {
  let target = data.item ? undefined : data.collection;
  for (let step = 0; target && step < MAX_STEPS; step++) {
    if (!target.isFolder || target.folderBehavior !== folderBehaviors.redirect) break;
    target = firstChild(data, target.id);
  }
  return target && target.id !== data.collection?.id ? fullUrlOf(target) : undefined;
};
