import { collectionTypes, folderBehaviors, pageTypes } from '@sitewright/domain/pages';
import type { SystemTemplateName, TemplateSet, TemplateUnit } from '../templates/index.ts';
import type { PageCollection } from '../data-requirements/index.ts';
import { indexOf } from './context/collection-index.ts';
import { isList } from './context/content-context.ts';
import type { PageData } from './page-data.ts';
import { fullUrlOf } from './page-urls.ts';

const systemPages: ReadonlyMap<number, SystemTemplateName> = new Map([
  [pageTypes.notFound, '404'],
  [pageTypes.error, 'error'],
  [pageTypes.search, 'search'],
  [pageTypes.cart, 'cart'],
  [pageTypes.lockScreen, 'lock-screen'],
  [pageTypes.protectedContent, 'lock-screen'],
]);

const usualTemplate = ({ collection, item }: PageData): SystemTemplateName => {
  if (item) return 'item';
  if (!collection) return '404';
  if (collection.type === collectionTypes.splashPage) return 'splash-page';
  if (collection.isFolder) return 'index';
  return isList(collection) ? 'list' : 'page';
};

const ownTemplate = (set: TemplateSet, { collection, item }: PageData): TemplateUnit | undefined => {
  if (!collection) return undefined;
  const { typeName } = collection;
  if (item) return set.items.get(typeName);
  if (collection.type === collectionTypes.templatePage) return set.pages.get(typeName);
  // A page of blocks shows its blocks, also where a file happens to have the name of its kind.
  if (collection.type === collectionTypes.page && collection.sections) return undefined;
  return set.lists.get(typeName) ?? set.pages.get(typeName);
};

/** What makes the main content: the template's own file for this kind of page, else the machine's. */
export const mainUnit = (set: TemplateSet, data: PageData): TemplateUnit | undefined => {
  const systemPage = systemPages.get(data.pageType);
  // What the owner laid out stands above the template's file, which knows nothing of it.
  const isLaidOut = (data.collection?.sections ?? []).length > 0;
  if (systemPage) return (isLaidOut ? undefined : set.pages.get(systemPage)) ?? set.system.get(systemPage);
  return ownTemplate(set, data) ?? set.system.get(usualTemplate(data));
};

const regionNameOf = ({ configuration }: TemplateSet, { collection }: PageData): string =>
  collection?.regionName ?? configuration.regionNames.get(collection?.typeName ?? '') ?? 'default';

export const layoutUnit = (set: TemplateSet, data: PageData): TemplateUnit | undefined =>
  set.layouts.get(regionNameOf(set, data)) ??
  set.layouts.get('default') ??
  [...set.layouts.values()][0] ??
  set.system.get('layout');

/** Folders inside folders; beyond this they stand in a loop. */
const MOST_STEPS = 10;

const firstChild = ({ collections, navigations }: PageData, folderId: string): PageCollection | undefined => {
  const { byId, childrenOf } = indexOf(collections);
  const folder = Object.values(navigations ?? {})
    .flat()
    .find(({ collectionId }) => collectionId === folderId);
  const linked = folder?.children?.map(({ collectionId = '' }) => byId.get(collectionId));
  return linked?.find((each) => each !== undefined) ?? childrenOf.get(folderId)?.[0];
};

/** Where a redirect folder leads: to its first page. Nothing for pages that are shown themselves. */
export const findRedirect = (data: PageData): string | undefined => {
  let target = data.item ? undefined : data.collection;
  for (let step = 0; target && step < MOST_STEPS; step++) {
    if (!target.isFolder || target.folderBehavior !== folderBehaviors.redirect) break;
    target = firstChild(data, target.id);
  }
  return target && target.id !== data.collection?.id ? fullUrlOf(target) : undefined;
};
