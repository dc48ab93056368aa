export { implementNavigationCalls } from './navigation-routes.ts';
export { headerFooterKind, navigationKind } from './navigation-kinds.ts';
