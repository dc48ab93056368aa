export { implementNavigationCalls } from './navigation-routes.ts';
export { headerFooterKind, navigationKind, type HeaderFooterContent } from './navigation-kinds.ts';
