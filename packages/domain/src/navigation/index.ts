export { navigationLimits } from './navigation-limits.ts';
export { navigationMessages, type NavigationFault } from './navigation-messages.ts';
export { findNavigationFault } from './find-navigation-fault.ts';
export {
  groupOfPages,
  MAIN_NAVIGATION,
  sortNavigations,
  withoutPages,
  withUnplacedPages,
} from './arrange.ts';
