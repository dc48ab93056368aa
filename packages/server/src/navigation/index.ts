export { navigationCapability } from './navigation-capability.ts';
export { headerFooterKind, navigationKind } from './navigation-kinds.ts';
