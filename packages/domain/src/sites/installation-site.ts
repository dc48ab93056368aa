import { allFeaturesOn } from '../features/index.ts';
import { defaultSiteSettings, type Site } from './site-settings.ts';

const NO_SITE = '';

/** A stand-in on an owner host without a site: it has no pages, and nobody has a role on it. */
export const installationSite = (host: string): Site => ({
  id: NO_SITE,
  identifier: NO_SITE,
  settings: { ...defaultSiteSettings, title: 'Sitewright' },
  settingsRevision: 0,
  primaryHost: host,
  features: allFeaturesOn,
});

export const isInstallation = ({ id }: Pick<Site, 'id'>): boolean => id === NO_SITE;
