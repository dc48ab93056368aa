import type { IncomingMessage } from 'node:http';
import { isOwnerPath } from '@sitewright/domain/pages';
import type { PageView } from '@sitewright/domain/page-costs';
import type { Site } from '@sitewright/domain/sites';
import { createRenderEngine, openLocale } from '@sitewright/render/formatters';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { respondWithoutCanvas } from './canvas/index.ts';
import { addGauge, connectionLimits, sendRefusal, portOf, refuse } from './http/index.ts';
import type { CostRecorder } from './page-costs/index.ts';
import {
  isCanvasUrl,
  createDraftPages,
  createPageHandler,
  createPagePool,
  OutlineLibrary,
  readSiteStrings,
  type DraftPages,
  type DraftPageRequest,
  type PageHandler,
} from './pages/index.ts';
import type { Services } from './services.ts';
import type { SiteDirectory } from './sites/index.ts';
import { findEntryFile, STOREFRONT_BASE } from './static-files/index.ts';
import { createTemplateLibrary } from './templates/index.ts';

/** Published pages, and drafts for contributors. */
export interface SitePages {
  readonly pages: PageHandler;
  readonly drafts: DraftPages;
  /** Ends the threads that build pages. */
  stopBuilding(): void;
  /** Texts of published pages in the site's language, with those of its template. */
  readStrings(site: Site): Promise<Readonly<Record<string, string>>>;
}

/** Plain numbers, because hashing labels per request is too slow for cached pages. */
const countPageAnswers = (registry: Registry): Record<PageView, number> => {
  const answers = { cached: 0, built: 0, refused: 0 };
  const counter = new Counter({
    name: 'page_answers_total',
    help: 'Page views by the source of the response',
    labelNames: ['from'],
    registers: [],
    collect() {
      this.reset();
      this.inc({ from: 'cache' }, answers.cached);
      this.inc({ from: 'render' }, answers.built);
      this.inc({ from: 'refusal' }, answers.refused);
    },
  });
  registry.registerMetric(counter);
  return answers;
};

export const createPages = async (
  services: Services,
  directory: SiteDirectory,
  { registry, costs }: { readonly registry: Registry; readonly costs: CostRecorder },
): Promise<SitePages> => {
  const { database, settings, folders, log } = services;
  const engine = createRenderEngine();
  const entry = settings.devOrigins.storefront ? 'src/main.ts' : await findEntryFile(folders.storefront);
  const answers = countPageAnswers(registry);
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
  const building = createPagePool(shared, {
    file: services.pageWorker,
    threads: settings.pageWorkers,
    logLevel: settings.logLevel,
  });
  const pages = createPageHandler({
    ...shared,
    building,
    directory,
    idleMs: (services.connectionLimits ?? connectionLimits).idleMs,
    publicPort: settings.url === undefined ? undefined : portOf(new URL(settings.url).host),
    countPageView: (view, websiteId) => {
      answers[view] += 1;
      costs.countPageView(view, websiteId);
    },
    recordCost: (built) => costs.recordCost(built),
  });
  addGauge(registry, {
    name: 'page_cache_bytes',
    help: 'Bytes held by the page cache',
    read: () => pages.cache.bytes,
  });
  addGauge(registry, {
    name: 'page_cache_entries',
    help: 'Responses held by the page cache',
    read: () => pages.cache.size,
  });
  addGauge(registry, {
    name: 'pages_waiting',
    help: 'Pages that wait to be built',
    read: () => building.waiting,
  });
  addGauge(registry, {
    name: 'page_threads',
    help: 'Threads that build pages; 0 where they are built in the thread that serves',
    read: () => building.threads,
  });
  return {
    pages,
    stopBuilding: () => building.stop(),
    drafts: createDraftPages({ ...shared, building }),
    readStrings: (site) => readSiteStrings(shared, site),
  };
};

interface PageChoices {
  findView(request: IncomingMessage): Promise<DraftPageRequest | undefined>;
  /** Whether the host serves only the editor and no site. */
  hasNoSite(request: IncomingMessage): Promise<boolean>;
}

/** The catch-all route: pages, and `/path/config`, which opens a page in the editor. */
export const registerPages = (
  http: FastifyInstance,
  { pages, drafts }: Pick<SitePages, 'pages' | 'drafts'>,
  { findView, hasNoSite }: PageChoices,
): void => {
  http.get('/*', async (request, reply) => {
    const path = (request.raw.url ?? '/').split('?')[0] ?? '/';
    if (path === '/' && (await hasNoSite(request.raw))) return reply.redirect('/config');
    if (path.startsWith('/api/')) return sendRefusal(reply, refuse('not-found'));
    if (isOwnerPath(path)) {
      const page = path.replace(/\/config\/?$/, '');
      return reply.redirect(`/config/pages?at=${encodeURIComponent(page)}`);
    }
    const view = await findView(request.raw);
    if (!view && isCanvasUrl(request.raw.url ?? '')) return respondWithoutCanvas(request, reply);
    reply.hijack();
    await (view ? drafts.serve(request.raw, reply.raw, view) : pages.serve(request.raw, reply.raw));
    return undefined;
  });
  http.setNotFoundHandler(async (_request, reply) => sendRefusal(reply, refuse('not-found')));
};
