import { findRedirect } from '@sitewright/domain/redirects';
import { nobodysAccess } from '../../access/index.ts';
import type { PreparedResponse } from '../../http/index.ts';
import { loadSource } from '../drafts/load-source.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { cutPath } from '../load/context-store.ts';
import { isPersonal, readPageAddress, trimSlashes, type PageAddress } from '../url/page-url.ts';
import type { BuiltPage } from './built-page.ts';
import { cacheableAddress } from './cacheable-url.ts';
import { makeCartPage } from './cart-page.ts';
import type { PageServices, WantedPage } from './page-request.ts';
import { redirectPage } from './redirect-page.ts';
import { makeSearchPage } from './search-page.ts';
import { findMachineFile } from './system-files.ts';
import { makeTarget, viewOf } from './target-page.ts';

const SEARCH_PATH = 'search';

/**
 * Page URLs are lower-case. Whether the item exists is left to the redirect target: checking here would cost a
 * statement.
 */
const findOwnSpelling = ({ address, outline, now }: PageSource): string | undefined => {
  const path = trimSlashes(address.path);
  const small = path.toLowerCase();
  if (small === path) return undefined;
  const isPage = cutPath(small).urlIds.some((urlId) => outline.findByUrl(urlId, now));
  return isPage ? encodeURI(`/${small}`) : undefined;
};

/** What a URL resolved to. Resolving takes one statement; `build` does the rest. */
interface FoundPage {
  /** Shared by all URLs with the same content. */
  readonly address: PageAddress;
  make(): Promise<BuiltPage>;
}

export interface ResolvedPage extends FoundPage {
  /** The site's version at which it was resolved. */
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

/** Resolves a request; undefined when the site was deleted meanwhile. */
export const resolvePage = async (
  services: PageServices,
  wanted: WantedPage,
): Promise<ResolvedPage | undefined> => {
  const source = await loadSource(services, wanted, services.clock().getTime());
  if (!source) return undefined;
  const { address, make } = await findPage(services, source, wanted);
  return { address, make, version: source.loaded.version };
};

/** Builds the requested page; undefined when the site was deleted meanwhile. */
export const buildPage = async (services: PageServices, wanted: WantedPage): Promise<BuiltPage | undefined> =>
  (await resolvePage(services, wanted))?.make();

/** The owner's error page; undefined if the site has none. */
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
