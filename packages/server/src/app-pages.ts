import type { IncomingMessage } from 'node:http';
import { isOwnerPath } from '@sitewright/domain/pages';
import { createRenderEngine, openLocale } from '@sitewright/render/formatters';
import type { FastifyInstance } from 'fastify';
import { answerWithoutCanvas } from './canvas/index.ts';
import { answerRefusal, portOf, refuse, type Metrics } from './http/index.ts';
import {
  asksToEdit,
  createDraftPages,
  createPageHandler,
  OutlineLibrary,
  type DraftPages,
  type DraftView,
  type PageHandler,
} from './pages/index.ts';
import type { Services } from './services.ts';
import type { SiteDirectory } from './sites/index.ts';
import { findEntryFile, STOREFRONT_BASE } from './static-files/index.ts';
import { createTemplateLibrary } from './templates/index.ts';

/** Pages as visitors see them, and as contributors do. */
export interface SitePages {
  readonly pages: PageHandler;
  readonly drafts: DraftPages;
}

export const createPages = async (
  services: Services,
  directory: SiteDirectory,
  metrics: Metrics,
): Promise<SitePages> => {
  const { database, settings, folders, log } = services;
  const engine = createRenderEngine();
  const entry = settings.devOrigins.storefront ? 'src/main.ts' : await findEntryFile(folders.storefront);
  const hits = metrics.counter('page_answers_total', { from: 'cache' });
  const misses = metrics.counter('page_answers_total', { from: 'render' });
  const shared = {
    ...services,
    engine,
    outlines: new OutlineLibrary(),
    trustsProxy: settings.trustsProxy,
    templates: createTemplateLibrary(database, engine, (site, warnings) =>
      log.warn({ site, warnings }, 'a template holds what cannot be honoured'),
    ),
    hostFor: (language: string) => ({ locale: openLocale(language) }),
    loaderUrl: entry && STOREFRONT_BASE + entry,
  };
  const pages = createPageHandler({
    ...shared,
    directory,
    publicPort: settings.url === undefined ? undefined : portOf(new URL(settings.url).host),
    countAnswer: (kind) => (kind === 'hit' ? hits : misses).add(),
  });
  metrics.gauge('page_cache_bytes', () => pages.cache.bytes);
  metrics.gauge('page_cache_entries', () => pages.cache.size);
  return { pages, drafts: createDraftPages(shared) };
};

interface PageChoices {
  findView(request: IncomingMessage): Promise<DraftView | undefined>;
  /** On an owner host that is no site's there is the owner's app and nothing else. */
  hasNoSite(request: IncomingMessage): Promise<boolean>;
}

/** Whatever no route before it knows is a page, or the way from a page into the owner's app. */
export const registerPages = (
  http: FastifyInstance,
  { pages, drafts }: SitePages,
  { findView, hasNoSite }: PageChoices,
): void => {
  http.get('/*', async (request, reply) => {
    const path = (request.raw.url ?? '/').split('?')[0] ?? '/';
    if (path === '/' && (await hasNoSite(request.raw))) return reply.redirect('/config');
    if (path.startsWith('/api/')) return answerRefusal(reply, refuse('not-found'));
    if (isOwnerPath(path)) {
      const page = path.replace(/\/config\/?$/, '');
      return reply.redirect(`/config/pages?at=${encodeURIComponent(page)}`);
    }
    const view = await findView(request.raw);
    if (!view && asksToEdit(request.raw.url ?? '')) return answerWithoutCanvas(request, reply);
    reply.hijack();
    await (view ? drafts.serve(request.raw, reply.raw, view) : pages.serve(request.raw, reply.raw));
    return undefined;
  });
  http.setNotFoundHandler(async (_request, reply) => answerRefusal(reply, refuse('not-found')));
};
