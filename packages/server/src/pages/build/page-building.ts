import type { BuiltPage } from './built-page.ts';
import type { ResolvedPage } from './build-page.ts';
import type { PageRequest } from './page-request.ts';

/** Who waits for a page. */
export interface PageClient {
  /** Of the client's network. */
  readonly address: string;
  /** Whether they have a cart or are signed in. */
  readonly isKnown: boolean;
  /** Whether they may have changed the site and look at the result. */
  readonly isSignedIn: boolean;
  /** Whether they have closed the connection. */
  isGone(): boolean;
}

/**
 * When to be told what the URL resolved to, and to decide then whether it is built. `if-other`: where it is not the URL
 * that was asked for.
 */
export type ResolvedFirst = 'always' | 'if-other' | 'never';

export const isResolvedFirst = (
  resolvedFirst: ResolvedFirst,
  asked: PageRequest,
  { pageUrl }: Pick<ResolvedPage, 'pageUrl'>,
): boolean =>
  resolvedFirst === 'always' ||
  (resolvedFirst === 'if-other' && pageUrl.canonical !== asked.pageUrl.canonical);

/** Where pages are built: by this thread or by others. */
export interface PageBuilding {
  /** Undefined when the site was deleted meanwhile. What was resolved has to be built or dropped. */
  resolve(
    request: PageRequest,
    client: PageClient,
    resolvedFirst: ResolvedFirst,
  ): Promise<ResolvedPage | undefined>;
  /** Undefined when the site was deleted meanwhile. */
  build(request: PageRequest, client: PageClient): Promise<BuiltPage | undefined>;
}
