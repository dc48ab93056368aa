export { pageTypes, type PageType } from './page-types.ts';
export { isOwnerPath, isPageUrlId } from './page-paths.ts';
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
  type Navigations,
  type Ordering,
  type SeoData,
} from './content.ts';
