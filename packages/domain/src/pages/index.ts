export { pageRoleNames, pageRoles, pageTypes, type PageRole, type PageType } from './page-types.ts';
export { isItemUrlId, isOwnerPath, isPageUrlId, urlIdFrom } from './page-paths.ts';
export { codeInBlocks, codePartsOf } from './content/code-parts.ts';
export { collectionKinds, isCollectionKind, type CollectionKindName } from './kinds/collection-kinds.ts';
export { findCollectionFaults, findItemFaults, findLayoutFaults } from './content-faults.ts';
export {
  isItemList,
  isWrittenItem,
  itemNouns,
  findItemTypeFault,
  itemTypeOf,
  recordTypeOf,
  usualOrdering,
  type ItemListName,
} from './kinds/item-kinds.ts';
export { sectionsOfItem } from './content/item-body.ts';
export { isInLoop } from './kinds/folders.ts';
export { pageLimits } from './pages-limits.ts';
export { codeFaultText, pageMessages, type PageRefusal } from './pages-messages.ts';
export { offerUrl, urlMessage } from './url-message.ts';
export { pageSizeOf } from './content/page-size.ts';
export {
  canChangeStatus,
  isContentStatus,
  isVisibleAt,
  statusesFrom,
  statusLabels,
  workflowStates,
} from './statuses.ts';
export { categoryMenu, type MenuCategory } from './terms/category-menu.ts';
export { nestedCategoryNames } from './terms/nested-category-names.ts';
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
} from './terms/terms.ts';
export {
  describeCategory,
  findCategory,
  findCategoryByName,
  moveCategory,
  stepCategory,
  type CategoryDetails,
  type CategoryPlace,
} from './terms/category-tree.ts';
export type { FieldFaults } from './terms/term-faults.ts';
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
} from './content/content.ts';
export { copyPage, freePageUrl, newPage, type NewPage } from './commands/new-page.ts';
export { copyItem, emptyBody, newItem, type NewItem } from './commands/new-item.ts';
export { displayIndexChanges, type DisplayIndexChange, type PlacedItem } from './commands/place-items.ts';
export { systemPages, pageLayouts, type PageLayout } from './commands/page-layouts.ts';
export {
  describeState,
  explainState,
  publicationStateOf,
  publicationStates,
  type PublicationDetails,
  type PublicationState,
} from './publication-state.ts';
export { redirectChoice, wantsRedirect } from './redirect-choice.ts';
export { rightsOnItems, rightsOnPages, type ContentRights } from './content-rights.ts';
export { findTrashFault } from './trash-fault.ts';
export { findHomepageFault, withHomepage, type HomepageFault, type SitePage } from './homepage.ts';
