export {
  hasAccessCookie,
  publicAccess,
  PageAccess,
  type AccessCookieContext,
  type OpenedPage,
} from './page-access.ts';
export { fingerprintOf } from './page-fingerprint.ts';
export {
  accessOf,
  canViewPage,
  visibleToViewer,
  type RequestingVisitor,
  type PageRestriction,
  type Viewer,
} from './page-visibility-query.ts';
