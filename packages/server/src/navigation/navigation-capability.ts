import { asDocumentKind, type ContentCapability } from '../documents/index.ts';
import { headerFooterKind, navigationKind } from './navigation-kinds.ts';
import { implementNavigationCalls } from './navigation-routes.ts';

export const navigationCapability = (): ContentCapability => ({
  name: 'navigation',
  calls: implementNavigationCalls(),
  documentKinds: [asDocumentKind(navigationKind), asDocumentKind(headerFooterKind)],
});
