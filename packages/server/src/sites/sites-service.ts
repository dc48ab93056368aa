import type { Permission } from '@sitewright/domain/contributors';
import { currencyCodes } from '@sitewright/domain/money';
import {
  changesSiteCode,
  defaultSiteSettings,
  findSettingsFaults,
  isHostName,
  isIdentifier,
  mergeSiteSettings,
  normalizeHost,
  settingsMessages,
  siteMessages,
  type SiteSettings,
} from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { checkTexts, refuse, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import {
  deleteHost,
  findSiteById,
  insertHost,
  insertSite,
  listSites,
  restoreSite,
  updateSettings,
  type ListedSite,
} from './sites-store.ts';
import { invalidateCacheTags } from './cache-tags-store.ts';

export interface SettingsToSave {
  readonly settings: SiteSettings;
  readonly revision: number;
  readonly permissions: ReadonlySet<Permission>;
}

export interface SavedSettings {
  readonly before: SiteSettings;
  readonly after: SiteSettings;
  readonly revision: number;
}

const refuseFaults = (settings: SiteSettings): Refusal | undefined => {
  const faults = Object.entries(findSettingsFaults(settings, currencyCodes));
  if (faults.length === 0) return undefined;
  return refuse(
    'settings-invalid',
    Object.fromEntries(faults.map(([field, code]) => [field, settingsMessages[code]])),
  );
};

/** Header and footer code is always code. Templates may print the other texts unescaped. */
const checkSettingsCode = (
  before: SiteSettings,
  after: SiteSettings,
  permissions: ReadonlySet<Permission>,
): Refusal | undefined =>
  changesSiteCode(before, after) && !permissions.has('code')
    ? refuse('code-not-allowed')
    : checkTexts({ before, after }, permissions);

export const saveSettings = async (
  transaction: Queryable,
  siteId: string,
  { settings, revision, permissions }: SettingsToSave,
): Promise<SavedSettings | Refusal> => {
  const site = await findSiteById(transaction, siteId);
  if (!site) return refuse('not-found');
  const { settings: before, settingsRevision } = site;
  // Before comparing code: that of a stale form differs although the contributor did not change it.
  if (settingsRevision !== revision) return refuse('conflict');
  const after = mergeSiteSettings(before, settings);
  const fault = refuseFaults(after);
  if (fault) return fault;
  const codeFault = checkSettingsCode(before, after, permissions);
  if (codeFault) return codeFault;
  const saved = await updateSettings(transaction, siteId, { settings: after, revision });
  if (saved === undefined) return refuse('conflict');
  await invalidateCacheTags(transaction, siteId, ['site']);
  return { before, after, revision: saved };
};

export interface SiteToCreate {
  readonly identifier: string;
  readonly title: string;
  readonly host: string;
  readonly settings?: Partial<SiteSettings>;
  /** Set by imports; default: a new one. */
  readonly id?: string;
}

const findCreationFault = ({ identifier, title, host }: SiteToCreate): Refusal | undefined => {
  if (!isIdentifier(identifier))
    return refuse('identifier-invalid', { identifier: siteMessages['identifier-invalid'] });
  if (title.trim() === '') return refuse('title-missing', { title: siteMessages['title-missing'] });
  if (!isHostName(normalizeHost(host))) return refuse('host-invalid', { host: siteMessages['host-invalid'] });
  return undefined;
};

export const createSite = async (
  transaction: Queryable,
  site: SiteToCreate,
): Promise<ListedSite | Refusal> => {
  const fault = findCreationFault(site);
  if (fault) return fault;
  const id = site.id ?? newId();
  const settings = { ...defaultSiteSettings, ...site.settings, title: site.title.trim() };
  const isNew = await insertSite(transaction, { id, identifier: site.identifier, settings });
  if (!isNew) return refuse('identifier-taken', { identifier: siteMessages['identifier-taken'] });
  const host = normalizeHost(site.host);
  const isFree = await insertHost(transaction, id, host);
  if (!isFree) return refuse('host-taken', { host: siteMessages['host-taken'] });
  return { id, identifier: site.identifier, title: settings.title, hosts: [host], isArchived: false };
};

const findListed = async (database: Queryable, siteId: string): Promise<ListedSite | undefined> =>
  (await listSites(database)).find(({ id }) => id === siteId);

/** Visitors and contributors reach it again under its host names. */
export const restoreArchived = async (
  transaction: Queryable,
  siteId: string,
): Promise<ListedSite | Refusal> => {
  const site = await findListed(transaction, siteId);
  if (!site) return refuse('not-found');
  if (!site.isArchived) return refuse('site-not-archived');
  await restoreSite(transaction, siteId);
  return { ...site, isArchived: false };
};

export const addHost = async (
  transaction: Queryable,
  siteId: string,
  host: string,
): Promise<ListedSite | Refusal> => {
  const name = normalizeHost(host);
  if (!isHostName(name)) return refuse('host-invalid', { host: siteMessages['host-invalid'] });
  const site = await findListed(transaction, siteId);
  if (!site) return refuse('not-found');
  const isFree = await insertHost(transaction, siteId, name);
  if (!isFree) return refuse('host-taken', { host: siteMessages['host-taken'] });
  return { ...site, hosts: [...site.hosts, name] };
};

export interface HostToRemove {
  readonly host: string;
  /** The owner host, if configured. */
  readonly ownerHost: string | undefined;
}

export const removeHost = async (
  transaction: Queryable,
  siteId: string,
  { host, ownerHost }: HostToRemove,
): Promise<Record<string, never> | Refusal> => {
  const site = await findListed(transaction, siteId);
  if (!site?.hosts.includes(host)) return refuse('not-found');
  if (host === ownerHost) return refuse('owner-host-needed');
  if (site.hosts.length === 1) return refuse('last-host');
  await deleteHost(transaction, siteId, host);
  return {};
};
