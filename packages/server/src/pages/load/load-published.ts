import type { Site } from '@sitewright/domain/sites';
import type { Database } from '../../database/index.ts';
import { chosenFilters } from '../../product-filters/index.ts';
import type { PageUrl } from '../url/page-url.ts';
import { loadContext, type LoadedContext } from './context-store.ts';
import type { OutlineLibrary, SiteOutline } from './site-outline.ts';

/** What a published page is built from. */
export interface PublishedSource {
  readonly loaded: LoadedContext;
  readonly outline: SiteOutline;
  readonly pageUrl: PageUrl;
  readonly baseUrl: string;
  readonly now: number;
}

export interface LoadServices {
  readonly database: Database;
  readonly outlines: OutlineLibrary;
}

export interface LoadRequest {
  readonly site: Site;
  readonly pageUrl: PageUrl;
  /** Scheme and host as the visitor sees them. */
  readonly baseUrl: string;
}

/** If the cached outline was evicted while the statement ran, the context is read again with it. */
export const loadPublished = async (
  { database, outlines }: LoadServices,
  request: LoadRequest,
  { path, now }: { readonly path: string; readonly now: number },
): Promise<PublishedSource | undefined> => {
  const { site, pageUrl, baseUrl } = request;
  const isFeed = pageUrl.format === 'ical';
  const { choices, filters, offset } = pageUrl;
  const chosen = choices && chosenFilters(choices, site.settings.currency);
  const contextRequest = { path, filters, offset, now, isFeed, ...(chosen ? { chosen } : {}) };
  const read = (knownOutline: number) => loadContext(database, site.id, { ...contextRequest, knownOutline });
  const take = (loaded: LoadedContext | undefined): PublishedSource | undefined => {
    const outline = loaded && outlines.take(site.id, loaded.outlineVersion, loaded.outline);
    return (
      outline && {
        loaded: { ...loaded, site: outline.siteAsKnown(loaded.site) },
        outline,
        pageUrl,
        baseUrl,
        now,
      }
    );
  };
  const first = await read(outlines.versionOf(site.id));
  return first && (take(first) ?? take(await read(-1)));
};
