import type { BuiltPage } from './built-page.ts';
import { buildPage, resolvePage, type ResolvedPage } from './build-page.ts';
import type { PageRequest, PageServices } from './page-request.ts';

/** Who waits for a page. */
export interface PageClient {
  /** Of the client's network. */
  readonly address: string;
  /** Whether they have a cart or are signed in. */
  readonly isKnown: boolean;
  /** Whether they have closed the connection. */
  isGone(): boolean;
}

/** Where pages are built: by this thread or by others. */
export interface PageBuilding {
  /** Undefined when the site was deleted meanwhile. What was resolved has to be built or dropped. */
  resolve(request: PageRequest, client: PageClient): Promise<ResolvedPage | undefined>;
  /** Undefined when the site was deleted meanwhile. */
  build(request: PageRequest, client: PageClient): Promise<BuiltPage | undefined>;
}

/** By this thread, at once. */
export const buildHere = (services: PageServices): PageBuilding => ({
  resolve: (request) => resolvePage(services, request),
  build: (request) => buildPage(services, request),
});
