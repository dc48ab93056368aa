export { sitesCapability } from './sites-capability.ts';
export { findOwnerHost, type OwnerHost } from './owner-host.ts';
export { createSiteDirectory, type FoundSite, type SiteDirectory } from './site-directory.ts';
export { addHost, createSite, removeHost, restoreArchived, type SiteToCreate } from './sites-service.ts';
export { type SiteMaking } from './sites-routes.ts';
export { archiveSite, deleteSite, findSiteById, findSiteByIdentifier, listSites, type ListedSite } from './sites-store.ts';
export { incrementRevision, readSavedRevision, incrementRevisionIfCurrent, type RevisionedSettings } from './saved-revisions-store.ts';
export { invalidateCacheTags, readChangedCacheTags, type ChangedCacheTag, type CacheTag } from './cache-tags-store.ts';
