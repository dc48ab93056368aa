export { hasAccessCookie, nobodysAccess, PageAccess, type AccessKeeper } from './page-access.ts';
export { fingerprintOf } from './page-fingerprint.ts';
export {
  accessOf,
  isOpenTo,
  isShownTo,
  type AskingVisitor,
  type PageDoor,
  type Viewer,
} from './visible-to.ts';
