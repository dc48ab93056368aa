export { pageRoleNames, pageRoles, pageTypes, type PageRole, type PageType } from './page-types.ts';
export { isItemUrlId, isOwnerPath, isPageUrlId, urlIdFrom } from './page-paths.ts';
export { addsCode, codePartsOf, touchesCode } from './code-parts.ts';
export { collectionKinds, isCollectionKind, type CollectionKindName } from './collection-kinds.ts';
export { findCollectionFaults, findItemFaults, findLayoutFaults } from './content-faults.ts';
export {
  isItemList,
  isWrittenItem,
  itemWords,
  recordTypeOf,
  usualOrdering,
  type ItemListName,
} from './item-kinds.ts';
export { sectionsOfItem } from './item-body.ts';
export { isInLoop } from './folders.ts';
export { pageLimits } from './pages-limits.ts';
export { pageMessages, type PageRefusal } from './pages-messages.ts';
export { offerUrl, urlMessage } from './url-message.ts';
export { pageSizeOf } from './page-size.ts';
export {
  canChangeStatus,
  isContentStatus,
  isVisibleAt,
  statusesFrom,
  statusLabels,
  workflowStates,
} from './statuses.ts';
export {
  addCategory,
  categoryNames,
  categoryParents,
  categoryRows,
  findTermFault,
  replaceCategory,
  replaceTerm,
  termExists,
  termKinds,
  termWords,
  type CategoryRow,
  type TermKind,
} from './terms.ts';
export type { FieldFaults } from './term-faults.ts';
export {
  collectionTypes,
  contentStatuses,
  folderBehaviors,
  HIDDEN_NAVIGATION,
  MEMBER_NAVIGATION,
  pagePermissions,
  recordTypes,
  type CollectionContent,
  type ContentStatus,
  type ItemContent,
  type Location,
  type NavigationLink,
  type NestedCategory,
  type Navigations,
  type Ordering,
  type SeoData,
} from './content.ts';
export { copyPage, freePageUrl, newPage, type NewPage } from './commands/new-page.ts';
export { copyItem, emptyBody, newItem, type NewItem } from './commands/new-item.ts';
export { placesFor, type ItemMove, type PlacedItem } from './commands/place-items.ts';
export { machinePages, pageLayouts, type PageLayout } from './commands/page-layouts.ts';
export { findTrashFault } from './trash-fault.ts';
