export { pageRoleNames, pageRoles, pageTypes, type PageRole, type PageType } from './page-types.ts';
export { isItemUrlId, isOwnerPath, isPageUrlId, urlIdFrom } from './page-paths.ts';
export { codePartsOf, touchesCode } from './code-parts.ts';
export { collectionKinds, isCollectionKind, type CollectionKindName } from './collection-kinds.ts';
export { findCollectionFaults, findItemFaults, findLayoutFaults } from './content-faults.ts';
export { isInLoop } from './folders.ts';
export { pageLimits } from './pages-limits.ts';
export { pageMessages, urlMessage, type PageRefusal } from './pages-messages.ts';
export { pageSizeOf } from './page-size.ts';
export { canChangeStatus, isVisibleAt, statusLabels, statusTransitions, workflowStates } from './statuses.ts';
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
export { machinePages, pageLayouts, type PageLayout } from './commands/page-layouts.ts';
