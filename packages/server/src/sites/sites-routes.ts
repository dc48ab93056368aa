import { siteCalls } from '@sitewright/api/sites';
import { siteSchemas } from '@sitewright/api/sites/schemas';
import type { SiteSettings } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { implementCalls, isRefusal, refuse, type ImplementedCall, type Refusal } from '../http/index.ts';
import { readFeatures, saveFeatures } from './features-service.ts';
import { addHost, removeHost, restoreArchived, saveSettings, type SiteToCreate } from './sites-service.ts';
import { findSiteById, listSites, type ListedSite } from './sites-store.ts';

/** What other capabilities do for sites. */
export interface SiteMaking {
  /** The owner host, if configured. */
  readonly ownerHost: string | undefined;
  /** Creates the site with a template and a first page. */
  makeSite(transaction: Queryable, site: SiteToCreate): Promise<ListedSite | Refusal>;
  /** The creator of a site is its first administrator. */
  addFirstAdministrator(transaction: Queryable, siteId: string, accountId: string): Promise<void>;
  /** Adapts stored data to changed settings. */
  followSettings(
    transaction: Queryable,
    siteId: string,
    settings: { readonly before: SiteSettings; readonly after: SiteSettings },
  ): Promise<void>;
}

export const implementSiteCalls = ({
  ownerHost,
  makeSite,
  addFirstAdministrator,
  followSettings,
}: SiteMaking): ImplementedCall[] =>
  implementCalls({
    capability: 'sites',
    calls: siteCalls,
    schemas: siteSchemas,
    handlers: {
      async readSettings(_input, { site, database }) {
        const current = await findSiteById(database, site.id);
        return current ? { ...current.settings, revision: current.settingsRevision } : refuse('not-found');
      },
      async saveSettings({ body: { revision, ...settings } }, { site, database, contributor, note }) {
        const { permissions } = contributor;
        const saved = await saveSettings(database, site.id, { settings, revision, permissions });
        if (isRefusal(saved)) return saved;
        const { before, after } = saved;
        await followSettings(database, site.id, { before, after });
        note({ subject: 'settings', before, after });
        return { ...after, revision: saved.revision };
      },
      list: async (_input, { database }) => ({ sites: await listSites(database) }),
      async create({ body }, { database, contributor, note }) {
        const made = await makeSite(database, body);
        if (isRefusal(made)) return made;
        await addFirstAdministrator(database, made.id, contributor.accountId);
        note({ siteId: made.id, subject: `site:${made.id}`, after: made });
        return made;
      },
      async addHost({ params, body }, { database, note }) {
        const site = await addHost(database, params.id, body.host);
        if (!isRefusal(site)) note({ siteId: params.id, subject: `site:${params.id}`, after: { host: body.host } });
        return site;
      },
      async removeHost({ params }, { database, note }) {
        const removed = await removeHost(database, params.id, { host: params.host, ownerHost });
        if (!isRefusal(removed)) note({ siteId: params.id, subject: `site:${params.id}`, before: { host: params.host } });
        return removed;
      },
      async restore({ params }, { database, note }) {
        const site = await restoreArchived(database, params.id);
        if (!isRefusal(site)) note({ siteId: params.id, subject: `site:${params.id}`, after: site });
        return site;
      },
      readFeatures: ({ params }, { database }) => readFeatures(database, params.id),
      async saveFeatures({ params, body }, { database, note }) {
        const saved = await saveFeatures(database, params.id, body);
        if (isRefusal(saved)) return saved;
        const { before, after, revision } = saved;
        note({ siteId: params.id, subject: `site:${params.id}`, before, after });
        return { ...after, revision };
      },
    },
  });
