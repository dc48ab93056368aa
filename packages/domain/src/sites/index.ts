export {
  changesSiteCode,
  completeSiteSettings,
  defaultSiteSettings,
  findFurtherFaults,
  findSettingsFaults,
  furtherSettingsOf,
  mergeSiteSettings,
  siteLimits,
  type FurtherSettings,
  type SettingsFault,
  type SettingsFaults,
  type Site,
  type SiteSettings,
} from './site-settings.ts';
export { shareServices, type ShareCode } from './share-services.ts';
export { contactEmailOf, socialServices, type SocialAccount } from './social-accounts.ts';
export { environmentOf, isHostName, normalizeHost, type Environment } from './hosts.ts';
export { installationSite, isInstallation } from './installation-site.ts';
export { settingsMessages, siteMessages, type SiteRefusal } from './sites-messages.ts';
export { findUniqueName, isIdentifier, type UniqueNameRequest } from './unique-name.ts';
