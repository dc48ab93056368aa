import { pagePermissions, pageTypes } from '@sitewright/domain/pages';
import { findRedirect } from '@sitewright/domain/redirects';
import type { Site } from '@sitewright/domain/sites';
import { findRedirect as findFolderTarget, type PageData } from '@sitewright/render/page';
import type { ReadyAnswer } from '../http/index.ts';
import { findOnSite } from '../search/index.ts';
import type { PageAccess } from './access/page-access.ts';
import { fingerprintOf } from './access/page-passwords.ts';
import { redirectAnswer, type MadePage } from './made-page.ts';
import { makeContent, type ContentServices, type MadeContent } from './make-content.ts';
import { makeMachineFile } from './machine-files.ts';
import type { PageAddress } from './page-address.ts';
import { buildPageData, type PageSource, type PageView } from './page-data.ts';
import { loadContext, type LoadedContext } from './reading/context-store.ts';
import type { OutlineLibrary, SiteOutline } from './reading/site-outline.ts';

export interface PageServices extends ContentServices {
  readonly outlines: OutlineLibrary;
  readonly clock: () => Date;
}

export interface WantedPage {
  readonly site: Site;
  readonly address: PageAddress;
  /** Scheme and host as the visitor sees them. */
  readonly baseUrl: string;
  readonly access: PageAccess;
  /** A wrong password was just given. */
  readonly isRefused?: boolean;
}

const SEARCH_PATH = 'search';

const trimSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '');

/** The outline may have been dropped while the statement ran: then it is read once more, whole. */
const loadSource = async (
  { database, outlines }: PageServices,
  wanted: WantedPage,
  now: number,
): Promise<PageSource | undefined> => {
  const { site, address, baseUrl } = wanted;
  const request = { path: trimSlashes(address.path), filters: address.filters, offset: address.offset, now };
  const read = (knownOutline: number) => loadContext(database, site.id, { ...request, knownOutline });
  const take = (loaded: LoadedContext): SiteOutline | undefined =>
    outlines.take(site.id, loaded.outlineVersion, loaded.outline);
  const first = await read(outlines.versionOf(site.id));
  const known = first && take(first);
  if (first && known) return { loaded: first, outline: known, address, baseUrl, now };
  const second = first && (await read(-1));
  const outline = second && take(second);
  return second && outline ? { loaded: second, outline, address, baseUrl, now } : undefined;
};

const viewOf = ({ loaded: { target } }: PageSource, access: PageAccess): PageView => {
  if (!target) return 'missing';
  const { permission = pagePermissions.public, id } = target.collection;
  if (permission === pagePermissions.members) return 'members';
  if (permission !== pagePermissions.password) return 'shown';
  const { passwordHash } = target;
  return passwordHash !== null && access.isOpen(id, fingerprintOf(passwordHash)) ? 'shown' : 'locked';
};

const statuses: Readonly<Record<PageView, number>> = { shown: 200, locked: 200, members: 403, missing: 404 };

const keepable = (made: MadeContent, source: PageSource, isKept: boolean): MadePage => ({
  ...made,
  version: source.loaded.version,
  changesAt: Math.min(made.changesAt, source.outline.visibleAt(source.now).changesAt),
  isKept: isKept && made.answer.status === 200,
});

const redirectPage = (answer: ReadyAnswer, source: PageSource): MadePage => ({
  answer,
  subjects: ['site'],
  version: source.loaded.version,
  changesAt: source.outline.visibleAt(source.now).changesAt,
  isKept: false,
});

/** Addresses that show nothing are free to invent: they must not push real pages out of the cache. */
const showsNothing = ({ filters }: PageAddress, { items }: PageData): boolean =>
  filters.length > 0 && (items ?? []).length === 0;

const makeSearchPage = async (services: PageServices, source: PageSource): Promise<MadePage> => {
  const { loaded, address, outline } = source;
  const { hits } = await findOnSite(services.database, loaded.site.id, {
    query: address.query,
    page: address.page,
    language: loaded.site.settings.language,
    now: new Date(source.now),
  });
  const data: PageData = {
    ...buildPageData(source, 'missing'),
    pageType: pageTypes.search,
    search: {
      query: address.query,
      hits: hits.map(({ title, path, excerpt }) => ({ title, url: path, excerpt })),
    },
  };
  const { templateVersion } = loaded;
  const format = address.format === 'json' || address.format === 'json-pretty' ? address.format : 'html';
  const request = { data, outline, templateVersion, format, status: 200, isPrivate: false } as const;
  // Anybody can invent words to search for.
  return keepable(await makeContent(services, request), source, false);
};

const makeTarget = async (
  services: PageServices,
  source: PageSource,
  wanted: WantedPage,
): Promise<MadePage> => {
  const { loaded, outline, address } = source;
  const view = viewOf(source, wanted.access);
  const { isRefused = false } = wanted;
  const data: PageData = {
    ...buildPageData(source, view),
    ...(view === 'locked'
      ? { lock: { action: `/-/unlock?to=${encodeURIComponent(address.path)}`, isRefused } }
      : {}),
  };
  const folderTarget = findFolderTarget(data);
  if (view === 'shown' && folderTarget) return redirectPage(redirectAnswer(folderTarget, 302), source);
  const isPrivate = view === 'shown' && loaded.target?.collection.permission === pagePermissions.password;
  const made = await makeContent(services, {
    data,
    outline,
    templateVersion: loaded.templateVersion,
    format: address.format,
    status: isRefused ? 403 : statuses[view],
    isPrivate,
  });
  return keepable(made, source, !showsNothing(address, data));
};

/** Makes what the address shows; nothing when the site has gone in the meantime. */
export const makePage = async (services: PageServices, wanted: WantedPage): Promise<MadePage | undefined> => {
  const source = await loadSource(services, wanted, services.clock().getTime());
  if (!source) return undefined;
  const file = await makeMachineFile(services, source);
  if (file) return file;
  const { loaded, outline, address } = source;
  if (!loaded.target && trimSlashes(address.path) === SEARCH_PATH) return makeSearchPage(services, source);
  const moved = loaded.target ? undefined : findRedirect(outline.redirects, address.path);
  if (moved) return redirectPage(redirectAnswer(moved.to, moved.status), source);
  return makeTarget(services, source, wanted);
};
