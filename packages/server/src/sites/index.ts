export { sitesCapability } from './sites-capability.ts';
export { findOwnerHost, type OwnerHost } from './owner-host.ts';
export { createSiteDirectory, type FoundSite, type SiteDirectory } from './site-directory.ts';
export { addHost, createSite, removeHost, type SiteToCreate } from './sites-service.ts';
export { type SiteMaking } from './sites-routes.ts';
export { deleteSite, findSiteById, findSiteByIdentifier, listSites, type ListedSite } from './sites-store.ts';
export { raiseSavedRevision, readSavedRevision, takeSavedRevision, type SavedWhole } from './saved-revisions.ts';
export { bumpSubjects, readChangedSubjects, type ChangedSubject, type Subject } from './subject-versions.ts';
