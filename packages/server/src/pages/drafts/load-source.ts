import { loadPublished, type LoadRequest, type LoadServices } from '../load/load-published.ts';
import type { PastRevision } from '../url/canvas-url.ts';
import { trimSlashes } from '../url/page-url.ts';
import { loadDrafts } from './load-drafts.ts';
import type { DraftMode } from './page-drafts.ts';
import type { PageSource, ReadSource } from './page-source.ts';

export interface SourceRequest extends LoadRequest {
  /** Built from drafts: only for callers who may see them. */
  readonly drafts?: DraftMode;
  readonly past?: PastRevision | undefined;
  readonly isStyleOnly?: boolean | undefined;
}

const readSource = (
  services: LoadServices,
  request: SourceRequest,
  now: number,
): Promise<ReadSource | undefined> => {
  const path = trimSlashes(request.pageUrl.path);
  if (!request.drafts) return loadPublished(services, request, { path, now });
  return loadDrafts({
    database: services.database,
    websiteId: request.site.id,
    path,
    mode: request.drafts,
    past: request.past,
    isStyleOnly: request.isStyleOnly,
    loadPublished: (published) => loadPublished(services, request, { path: published, now }),
  });
};

export const loadSource = async (
  services: LoadServices,
  request: SourceRequest,
  now: number,
): Promise<PageSource | undefined> => {
  const begun = performance.now();
  const source = await readSource(services, request, now);
  return source && { ...source, readMs: performance.now() - begun };
};
