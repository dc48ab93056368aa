export {
  announcementThemes,
  announcementVersion,
  completeAnnouncement,
  defaultAnnouncement,
  isAnnouncementShown,
  type Announcement,
} from './announcement.ts';
export { findSurroundingsFaults } from './find-surroundings-faults.ts';
export {
  completeFooter,
  completeHeader,
  readFooter,
  readHeader,
  withoutStandingFields,
} from './stored-parts.ts';
export {
  defaultFooter,
  defaultHeader,
  headerLayouts,
  type HeaderAction,
  type HeaderFooterContent,
  type HeaderLayout,
  type SiteFooter,
  type SiteHeader,
} from './header-footer.ts';
export { surroundingsLimits } from './surroundings-limits.ts';
export { surroundingsMessages } from './surroundings-messages.ts';
