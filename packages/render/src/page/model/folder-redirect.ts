import { folderBehaviors } from '@sitewright/domain/pages';
import type { PageCollection } from '../../data-requirements/index.ts';
import { indexOf } from './collection-index.ts';
import type { PageData } from './page-data.ts';
import { fullUrlOf } from './page-urls.ts';

/** Folders inside folders; beyond this they stand in a loop. */
const MAX_STEPS = 10;

const firstChild = ({ collections, navigations }: PageData, folderId: string): PageCollection | undefined => {
  const { byId, childrenOf } = indexOf(collections);
  const folder = Object.values(navigations ?? {})
    .flat()
    .find(({ collectionId }) => collectionId === folderId);
  const linked = folder?.children?.map(({ collectionId = '' }) => byId.get(collectionId));
  return linked?.find((each) => each !== undefined) ?? childrenOf.get(folderId)?.[0];
};

/** Where a redirect folder leads: to its first page. Nothing for pages that are shown themselves. */
export const findFolderRedirect = (data: PageData): string | undefined => {
  let target = data.item ? undefined : data.collection;
  for (let step = 0; target && step < MAX_STEPS; step++) {
    if (!target.isFolder || target.folderBehavior !== folderBehaviors.redirect) break;
    target = firstChild(data, target.id);
  }
  return target && target.id !== data.collection?.id ? fullUrlOf(target) : undefined;
};
