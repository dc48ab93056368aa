export {
  defaultSiteSettings,
  findSettingsFaults,
  siteLimits,
  type SettingsFault,
  type Site,
  type SiteSettings,
} from './site-settings.ts';
export { environmentOf, isHostName, normalizeHost, type Environment } from './hosts.ts';
export { siteMessages, type SiteRefusal } from './sites-messages.ts';
export { findUniqueName, isIdentifier, type UniqueNameRequest } from './unique-name.ts';
