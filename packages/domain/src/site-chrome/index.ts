export {
  announcementThemes,
  announcementVersion,
  completeAnnouncement,
  defaultAnnouncement,
  isAnnouncementShown,
  type Announcement,
} from './announcement.ts';
export { findSiteChromeFaults } from './find-site-chrome-faults.ts';
export {
  completeFooter,
  completeHeader,
  readFooter,
  readHeader,
  withoutLegacyFields,
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
export { siteChromeLimits } from './site-chrome-limits.ts';
export { siteChromeMessages } from './site-chrome-messages.ts';
