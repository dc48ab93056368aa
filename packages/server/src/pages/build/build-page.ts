import { pagePermissions, pageTypes } from '@sitewright/domain/pages';
import { findRedirect } from '@sitewright/domain/redirects';
import type { Site } from '@sitewright/domain/sites';
import {
  findFolderRedirect,
  leadsAwayPage,
  type PageData,
  type RefusedComment,
} from '@sitewright/render/page';
import { isOpenTo, nobodysAccess, type PageAccess } from '../../access/index.ts';
import { listAlsoBought, readCartNotice, readVisitorCart } from '../../cart/index.ts';
import type { PreparedResponse } from '../../http/index.ts';
import { redirectAnswer, stillAnswer, type BuiltPage } from './built-page.ts';
import { buildContent, type ContentServices, type BuiltContent } from './build-content.ts';
import { findMachineFile } from './system-files.ts';
import { loadDrafts } from '../drafts/load-drafts.ts';
import { findCanvasTarget, type DraftMode, type PageDrafts, type PastState } from '../drafts/page-drafts.ts';
import { readPageAddress, writeAddress, type PageAddress } from '../serving/page-address.ts';
import { buildPageData, type PageSource, type PageView } from './page-data.ts';
import { cutPath, loadContext, type LoadedContext } from '../load/context-store.ts';
import type { OutlineLibrary, SiteOutline } from '../load/site-outline.ts';
import { cacheableAddress } from '../cache/cacheable-address.ts';

export interface PageServices extends ContentServices {
  readonly outlines: OutlineLibrary;
  readonly clock: () => Date;
}

/** What the request tells about the browser that sent it. */
export interface PageVisitor {
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
}

/** A comment that was sent without script and refused; the page is shown again, with what was written. */
export interface CommentAgain {
  readonly refused: RefusedComment;
  readonly answerTo?: string;
  readonly status: number;
}

export interface WantedPage {
  readonly site: Site;
  readonly address: PageAddress;
  /** Scheme and host as the visitor sees them. */
  readonly baseUrl: string;
  readonly access: PageAccess;
  /** Who asks; pages that are made for one visitor need it. */
  readonly visitor?: PageVisitor;
  /** A wrong password was just given. */
  readonly isRefused?: boolean;
  readonly commentAgain?: CommentAgain;
  /** It stands in for a page that could not be made. */
  readonly isStandIn?: boolean;
  /** Made of what is saved, published or not: only for who may see that. */
  readonly drafts?: DraftMode;
  readonly past?: PastState | undefined;
  readonly isLookOnly?: boolean | undefined;
}

const SEARCH_PATH = 'search';
const CART_PATH = 'cart';

const trimSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '');

/** Made for one visitor: what is worked out for one must never answer another. */
export const isPersonal = ({ path }: PageAddress): boolean => trimSlashes(path) === CART_PATH;

/** The outline may have been dropped while the statement ran: then it is read once more, whole. */
const loadPublished = async (
  { database, outlines }: PageServices,
  wanted: WantedPage,
  { path, now }: { readonly path: string; readonly now: number },
): Promise<PageSource | undefined> => {
  const { site, address, baseUrl } = wanted;
  const isFeed = address.format === 'ical';
  const request = { path, filters: address.filters, offset: address.offset, now, isFeed };
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

const loadSource = (
  services: PageServices,
  wanted: WantedPage,
  now: number,
): Promise<PageSource | undefined> => {
  const path = trimSlashes(wanted.address.path);
  if (!wanted.drafts) return loadPublished(services, wanted, { path, now });
  return loadDrafts({
    database: services.database,
    websiteId: wanted.site.id,
    path,
    mode: wanted.drafts,
    past: wanted.past,
    isLookOnly: wanted.isLookOnly,
    loadPublished: (published) => loadPublished(services, wanted, { path: published, now }),
  });
};

const viewOf = ({ loaded: { target }, drafts }: PageSource, access: PageAccess): PageView => {
  if (!target) return 'missing';
  if (drafts && !drafts.isLookOnly) return 'shown';
  const { permission = pagePermissions.public, id } = target.collection;
  if (isOpenTo(access, { collectionId: id, permission, passwordHash: target.passwordHash })) return 'shown';
  return permission === pagePermissions.members ? 'members' : 'locked';
};

const statuses: Readonly<Record<PageView, number>> = { shown: 200, locked: 200, members: 403, missing: 404 };

const statusOf = (
  view: PageView,
  { isRefused, isStandIn }: { readonly isRefused: boolean; readonly isStandIn: boolean },
): number => {
  if (isStandIn) return 500;
  return isRefused ? 403 : statuses[view];
};

/** What is missing and what is for members alone look the same to everybody, and are asked for by nobody in earnest. */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 403, 404]);

const keepable = (made: BuiltContent, source: PageSource, isKept: boolean): BuiltPage => ({
  ...made,
  version: source.loaded.version,
  changesAt: Math.min(made.changesAt, source.outline.visibleAt(source.now).changesAt),
  isKept: isKept && KEPT_STATUSES.has(made.answer.status) && !source.drafts,
});

/** In the editor the canvas goes along, as far as it is a canvas there. */
const leadOn = (to: string, status: 301 | 302, { drafts, baseUrl }: PageSource): PreparedResponse => {
  if (drafts?.mode !== 'edit') return redirectAnswer(to, status);
  const target = findCanvasTarget(to, baseUrl);
  return target === undefined ? stillAnswer(leadsAwayPage(to)) : redirectAnswer(target, 302);
};

const redirectPage = (to: string, status: 301 | 302, source: PageSource): BuiltPage => ({
  answer: leadOn(to, status, source),
  leadsTo: { to, status },
  subjects: ['site'],
  version: source.loaded.version,
  changesAt: source.outline.visibleAt(source.now).changesAt,
  isKept: false,
});

const draftsOf = ({ drafts }: PageSource): { drafts?: PageDrafts } => (drafts ? { drafts } : {});

/** Nothing stands at the address, and yet it shows something: not the owner's page for what is missing. */
const withoutStage = (source: PageSource): PageSource => ({
  ...source,
  loaded: { ...source.loaded, stage: null },
});

const makeSearchPage = async (services: PageServices, source: PageSource): Promise<BuiltPage> => {
  const { loaded, address, outline, now } = source;
  const { language } = loaded.site.settings;
  const made = await buildContent(services, {
    data: buildPageData(withoutStage(source), 'missing', pageTypes.search),
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: address.format === 'json' || address.format === 'json-pretty' ? address.format : 'html',
    status: 200,
    isPrivate: false,
    search: {
      query: address.query,
      page: address.page,
      language,
      now: new Date(now),
      ...(address.searchedId === undefined ? {} : { collectionId: address.searchedId }),
    },
  });
  // Anybody can invent words to search for.
  return keepable(made, source, false);
};

/** The visitor's own cart: never kept, never shared. */
const makeCartPage = async (
  services: PageServices,
  source: PageSource,
  { access, ...visitor }: PageVisitor & { readonly access: PageAccess },
): Promise<BuiltPage> => {
  const { loaded, address, outline } = source;
  const { database } = services;
  const now = new Date(source.now);
  const shoppingCart = await readVisitorCart({ database, site: loaded.site, now, ...visitor });
  const itemIds = [...new Set(shoppingCart.entries.map(({ itemId }) => itemId))];
  const others = await listAlsoBought(database, loaded.site.id, { itemIds, now, access });
  const notice = await readCartNotice({ database, site: loaded.site, now, access }, address.notice ?? '');
  const made = await buildContent(services, {
    data: {
      ...buildPageData(withoutStage(source), 'missing', pageTypes.cart),
      cart: {
        shoppingCart,
        alsoBoughtIds: others.map(({ id }) => id),
        ...(notice === undefined ? {} : { notice }),
      },
    },
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: address.format === 'rss' || address.format === 'ical' ? 'html' : address.format,
    status: 200,
    isPrivate: true,
  });
  return keepable(made, source, false);
};

interface TargetView {
  readonly view: PageView;
  readonly isKept: boolean;
}

const makeTarget = async (
  services: PageServices,
  source: PageSource,
  { view, isKept, ...wanted }: TargetView & WantedPage,
): Promise<BuiltPage> => {
  const { loaded, outline, address } = source;
  const { isRefused = false, isStandIn = false } = wanted;
  const again = view === 'shown' ? wanted.commentAgain : undefined;
  const data: PageData = {
    ...buildPageData(source, view),
    ...(again ? { thread: again } : {}),
    ...(view === 'locked'
      ? { lock: { action: `/-/unlock?to=${encodeURIComponent(writeAddress(address))}`, isRefused } }
      : {}),
  };
  const folderTarget = findFolderRedirect(data);
  if (view === 'shown' && folderTarget) return redirectPage(folderTarget, 302, source);
  const isOpened = view === 'shown' && loaded.target?.collection.permission === pagePermissions.password;
  const made = await buildContent(services, {
    data,
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: address.format,
    status: again?.status ?? statusOf(view, { isRefused, isStandIn }),
    isPrivate: isOpened || again !== undefined,
  });
  return keepable(made, source, isKept && again === undefined && !isRefused);
};

/** Pages are written in small letters. Whether an item is there shows where this leads: asking first costs a statement. */
const findOwnSpelling = ({ address, outline, now }: PageSource): string | undefined => {
  const path = trimSlashes(address.path);
  const small = path.toLowerCase();
  if (small === path) return undefined;
  const isPage = cutPath(small).urlIds.some((urlId) => outline.findByUrl(urlId, now));
  return isPage ? encodeURI(`/${small}`) : undefined;
};

/** What an address turned out to be. Finding that out takes one statement; making the page takes all the rest. */
interface FoundPage {
  /** Of all addresses that show the same. */
  readonly address: PageAddress;
  make(): Promise<BuiltPage>;
}

export interface ResolvedPage extends FoundPage {
  /** The site's version that it was found at. */
  readonly version: number;
}

const ready = (address: PageAddress, made: BuiltPage): FoundPage => ({ address, make: async () => made });

const findTarget = (services: PageServices, source: PageSource, wanted: WantedPage): FoundPage => {
  const view = viewOf(source, wanted.access);
  const { address, isKept } = source.drafts
    ? { address: source.address, isKept: false }
    : cacheableAddress(source, view);
  return { address, make: () => makeTarget(services, { ...source, address }, { ...wanted, view, isKept }) };
};

const findPage = async (
  services: PageServices,
  source: PageSource,
  wanted: WantedPage,
): Promise<FoundPage> => {
  const file = await findMachineFile(services, source);
  if (file) return file;
  const { loaded, outline, address } = source;
  const { visitor, access } = wanted;
  if (isPersonal(address) && visitor)
    return { address, make: () => makeCartPage(services, source, { ...visitor, access }) };
  if (!loaded.target && trimSlashes(address.path) === SEARCH_PATH)
    return { address, make: () => makeSearchPage(services, source) };
  const moved = loaded.target ? undefined : findRedirect(outline.redirects, address.path);
  if (moved) return ready(address, redirectPage(moved.to, moved.status, source));
  const respelt = loaded.target ? undefined : findOwnSpelling(source);
  if (respelt !== undefined) return ready(address, redirectPage(respelt, 301, source));
  return findTarget(services, source, wanted);
};

/** Finds what the address shows; nothing when the site has gone in the meantime. */
export const resolvePage = async (
  services: PageServices,
  wanted: WantedPage,
): Promise<ResolvedPage | undefined> => {
  const source = await loadSource(services, wanted, services.clock().getTime());
  if (!source) return undefined;
  const { address, make } = await findPage(services, source, wanted);
  return { address, make, version: source.loaded.version };
};

/** Makes what the address shows; nothing when the site has gone in the meantime. */
export const buildPage = async (services: PageServices, wanted: WantedPage): Promise<BuiltPage | undefined> =>
  (await resolvePage(services, wanted))?.make();

/** The owner's own page for faults, unless that is what fails. */
export const makeErrorPage = async (
  services: PageServices,
  wanted: Omit<WantedPage, 'address' | 'access'>,
): Promise<PreparedResponse | undefined> => {
  const now = services.clock().getTime();
  const page = services.outlines.peek(wanted.site.id)?.findByRole('error', now);
  const address = page && readPageAddress(`/${page.urlId}`);
  if (!address) return undefined;
  const made = await buildPage(services, { ...wanted, address, access: nobodysAccess, isStandIn: true });
  return made?.answer;
};
