export { navigationLimits } from './navigation-limits.ts';
export { navigationMessages, type NavigationFault } from './navigation-messages.ts';
export { findNavigationFault, memberAreasIn } from './find-navigation-fault.ts';
export {
  groupOfPages,
  MAIN_NAVIGATION,
  sortNavigations,
  withoutPages,
  withUnplacedPages,
} from './arrange.ts';
export { completeNavigation, editNavigation } from './commands/edit-navigation.ts';
export {
  insertLink,
  linkAt,
  placeOfPage,
  removeLink,
  replaceLink,
  type LinkPlace,
} from './commands/link-places.ts';
export { formerPlaceOf, returnLink } from './commands/return-link.ts';
export { endOf, moveLink, placeAfterStep, type LinkStep } from './commands/move-link.ts';
