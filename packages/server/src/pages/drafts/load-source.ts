import { loadPublished, type LoadRequest, type LoadServices } from '../load/load-published.ts';
import type { PastState } from '../url/canvas-url.ts';
import { trimSlashes } from '../url/page-url.ts';
import { loadDrafts } from './load-drafts.ts';
import type { DraftMode } from './page-drafts.ts';
import type { PageSource } from './page-source.ts';

export interface SourceRequest extends LoadRequest {
  /** Built from drafts: only for callers who may see them. */
  readonly drafts?: DraftMode;
  readonly past?: PastState | undefined;
  readonly isLookOnly?: boolean | undefined;
}

export const loadSource = (
  services: LoadServices,
  wanted: SourceRequest,
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
