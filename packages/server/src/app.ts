import type { IncomingMessage } from 'node:http';
import { isOwnerPath } from '@sitewright/domain/pages';
import { createRenderEngine, openLocale } from '@sitewright/render/formatters';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { implementActivityCalls, recordActivity } from './activity/index.ts';
import {
  addSiteAdministrator,
  createResetJob,
  findContributor,
  implementContributorCalls,
  sweepExpired,
} from './contributors/index.ts';
import { respondWithoutCanvas, findCanvasView, implementCanvasCalls } from './canvas/index.ts';
import { createCartJobs, implementCartCalls, registerCartForms } from './cart/index.ts';
import { implementCatalogueCalls } from './catalogue/index.ts';
import { implementCommentCalls, registerCommentForms } from './comments/index.ts';
import { contentKinds } from './content-kinds.ts';
import type { Database } from './database/index.ts';
import { createDocumentJobs, implementDocumentCalls } from './documents/index.ts';
import { implementEmbedCalls } from './embeds/index.ts';
import type { FileStore } from './files/index.ts';
import {
  createFetchFontJob,
  createFontRegistry,
  implementFontCalls,
  npmRegistry,
  registerFontFiles,
} from './fonts/index.ts';
import {
  answerRefusal,
  createCallApp,
  createHttpServer,
  Metrics,
  originOf,
  portOf,
  refuse,
  registerApiDocs,
  registerCalls,
  registerMonitoringRoutes,
  sweepRateLimits,
  type CallerLookup,
  type Capability,
  type ConnectionLimits,
} from './http/index.ts';
import { newId } from './ids/index.ts';
import { importSiteFolder } from './imports/index.ts';
import { registerInstallmentPopup } from './installments/index.ts';
import { createJobRunner, defineJob, type Job, type JobRunner } from './jobs/index.ts';
import { createMailJobs, implementMailCalls } from './mail/index.ts';
import { choosePlaceProvider, implementMapCalls } from './maps/index.ts';
import { createMediaJobs, implementMediaCalls, registerMediaRoutes } from './media/index.ts';
import { implementNavigationCalls } from './navigation/index.ts';
import {
  isCanvasUrl,
  createDraftPages,
  createMonthJob,
  createPageHandler,
  createStatusJob,
  createTermJob,
  followTimeZone,
  implementPageCalls,
  OutlineLibrary,
  registerUnlockRoute,
  type DraftPages,
  type DraftView,
  type PageHandler,
} from './pages/index.ts';
import type { ProgramFolders } from './program-folders.ts';
import { createPreviews, findPreviewedSite, implementPreviewCalls, PreviewHost } from './previews/index.ts';
import { implementRedirectCalls } from './redirects/index.ts';
import { implementSearchCalls } from './search/index.ts';
import type { Settings } from './settings/index.ts';
import { implementStoreCalls } from './store/index.ts';
import { createSiteDirectory, findSiteById, implementSiteCalls, type SiteDirectory } from './sites/index.ts';
import {
  createBuiltFiles,
  findEntryFile,
  registerDevelopmentProxy,
  registerEditorRoutes,
  registerStorefrontRoutes,
  STOREFRONT_BASE,
} from './static-files/index.ts';
import { sweepKind } from './sweep-kind.ts';
import { createTemplateLibrary, implementTemplateCalls, registerAssetRoutes } from './templates/index.ts';

/** Everything the program stands on. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly files: FileStore;
  readonly secret: string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly folders: ProgramFolders;
  /** Other than the usual ones, for tests. */
  readonly connectionLimits?: ConnectionLimits;
}

export interface App {
  readonly http: FastifyInstance;
  readonly jobs: JobRunner;
  readonly capabilities: readonly Capability[];
}

const sweepJob = ({ database, clock }: Services): Job =>
  defineJob({
    kind: sweepKind,
    schedule: { everySeconds: 3600 },
    handle: async () => {
      await sweepExpired(database, clock());
      await sweepRateLimits(database, clock());
    },
  });

const fontsCapability = ({ settings, database, files, clock }: Services): Capability => {
  const registry = createFontRegistry(async () => settings.fonts.registry ?? npmRegistry());
  return {
    name: 'fonts',
    calls: implementFontCalls({ registry, kits: settings.fonts.kits }),
    jobs: [createFetchFontJob({ database, files, registry, clock })],
  };
};

/** Every capability of the program, by name. */
export const listCapabilities = (
  services: Services,
  drafts: DraftPages,
  previewHost: PreviewHost,
): Capability[] => {
  const { settings, database, clock, secret, files, folders } = services;
  const smtp = settings.smtp ? { smtp: settings.smtp } : {};
  return [
    {
      name: 'sites',
      calls: implementSiteCalls({
        ownerHost: settings.ownerHost,
        makeSite: (transaction, site) =>
          importSiteFolder({ ...site, transaction, files, folder: folders.starterSite }),
        addFirstAdministrator: addSiteAdministrator,
        followSettings: followTimeZone,
      }),
    },
    {
      name: 'contributors',
      calls: implementContributorCalls({ secret, database }),
      jobs: [sweepJob(services), createResetJob({ database, clock, secret })],
    },
    {
      name: 'documents',
      calls: implementDocumentCalls(contentKinds),
      jobs: createDocumentJobs(database, contentKinds, clock),
    },
    {
      name: 'pages',
      calls: implementPageCalls(),
      jobs: [createStatusJob(services), createMonthJob(database), createTermJob(database, clock)],
    },
    { name: 'canvas', calls: implementCanvasCalls(drafts) },
    {
      name: 'templates',
      calls: implementTemplateCalls({
        files,
        previewTemplate: (view, attempt) => drafts.previewTemplate({ ...view, mode: 'edit' }, attempt),
      }),
    },
    { name: 'previews', calls: implementPreviewCalls(previewHost, secret) },
    { name: 'navigation', calls: implementNavigationCalls() },
    { name: 'maps', calls: implementMapCalls(choosePlaceProvider(settings.googleMapsKey)) },
    { name: 'embeds', calls: implementEmbedCalls() },
    { name: 'redirects', calls: implementRedirectCalls() },
    { name: 'search', calls: implementSearchCalls() },
    { name: 'comments', calls: implementCommentCalls(secret) },
    { name: 'store', calls: implementStoreCalls() },
    { name: 'catalogue', calls: implementCatalogueCalls(secret) },
    { name: 'cart', calls: implementCartCalls(secret), jobs: createCartJobs(database, clock) },
    { name: 'media', calls: implementMediaCalls(files), jobs: createMediaJobs({ database, files, clock }) },
    fontsCapability(services),
    {
      name: 'mail',
      calls: implementMailCalls(secret),
      jobs: createMailJobs({ database, clock, secret, ...smtp }),
    },
    { name: 'activity', calls: implementActivityCalls() },
  ];
};

/** Pages as visitors see them, and as contributors do. */
interface SitePages {
  readonly pages: PageHandler;
  readonly drafts: DraftPages;
}

const createPages = async (
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
    countPageView: (kind) => (kind === 'hit' ? hits : misses).add(),
  });
  metrics.gauge('page_cache_bytes', () => pages.cache.bytes);
  metrics.gauge('page_cache_entries', () => pages.cache.size);
  return { pages, drafts: createDraftPages(shared) };
};

const registerApps = (http: FastifyInstance, { settings, folders }: Services): void => {
  const { devOrigins, trustsProxy } = settings;
  if (devOrigins.editor) registerDevelopmentProxy(http, '/config/', devOrigins.editor);
  else registerEditorRoutes(http, { folder: folders.editor, trustsProxy });
  if (devOrigins.storefront) registerDevelopmentProxy(http, STOREFRONT_BASE, devOrigins.storefront);
  else registerStorefrontRoutes(http, createBuiltFiles(folders.storefront));
};

interface PageChoices {
  findView(request: IncomingMessage): Promise<DraftView | undefined>;
  /** On an owner host that is no site's there is the owner's app and nothing else. */
  hasNoSite(request: IncomingMessage): Promise<boolean>;
}

/** Whatever no route before it knows is a page, or the way from a page into the owner's app. */
const registerPages = (
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
    if (!view && isCanvasUrl(request.raw.url ?? '')) return respondWithoutCanvas(request, reply);
    reply.hijack();
    await (view ? drafts.serve(request.raw, reply.raw, view) : pages.serve(request.raw, reply.raw));
    return undefined;
  });
  http.setNotFoundHandler(async (_request, reply) => answerRefusal(reply, refuse('not-found')));
};

export const createApp = async (services: Services): Promise<App> => {
  const { settings, database, clock, log, secret, files } = services;
  const metrics = new Metrics();
  const directory = createSiteDirectory({ database, clock, ownerHost: settings.ownerHost });
  const { pages, drafts } = await createPages(services, directory, metrics);
  const previewHost = new PreviewHost(settings.previewHost, settings.trustsProxy);
  const previews = createPreviews({
    host: previewHost,
    secret,
    clock,
    log,
    trustsProxy: settings.trustsProxy,
    findSite: (pass, now) => findPreviewedSite(database, pass, now),
    findSiteById: (websiteId) => findSiteById(database, websiteId),
  });
  const capabilities = listCapabilities(services, drafts, previewHost);
  const calls = capabilities.flatMap((capability) => capability.calls ?? []);
  let isStopping = false;

  const http = createCallApp({
    log,
    newRequestId: newId,
    serveUnreadable: (request, response) => pages.serve(request, response),
    // Cached pages are answered before fastify's own work begins.
    serverFactory: (handle) =>
      createHttpServer(
        { trustedProxies: settings.trustedProxies, log, limits: services.connectionLimits },
        (request, response) => {
          if (previews.matches(request)) void previews.serve(request, response, handle);
          else if (!pages.tryCached(request, response)) handle(request, response);
        },
      ),
  });
  registerMonitoringRoutes(http, {
    metrics,
    token: settings.machineToken,
    isReady: async () =>
      !isStopping &&
      (await database.$client.query('select 1').then(
        () => true,
        () => false,
      )),
  });
  const { trustsProxy } = settings;
  const lookup: CallerLookup = {
    findSite: (host) => directory.lookUpForCalls(host),
    findContributor: (token, place, now) => findContributor(database, place, { token, now }),
  };
  registerCalls(http, calls, { database, secret, clock, recordActivity, trustsProxy, lookup });
  registerApiDocs(http, calls);
  registerApps(http, services);
  registerAssetRoutes(http, { files, directory, trustsProxy: settings.trustsProxy });
  registerFontFiles(http, { files, directory, trustsProxy: settings.trustsProxy });
  registerMediaRoutes(http, { database, files, clock, log, directory, trustsProxy: settings.trustsProxy });
  registerUnlockRoute(http, { pages, trustsProxy: settings.trustsProxy });
  registerCommentForms(http, {
    database,
    directory,
    pages,
    secret,
    clock,
    trustsProxy: settings.trustsProxy,
  });
  registerInstallmentPopup(http);
  registerCartForms(http, { database, directory, secret, clock, trustsProxy: settings.trustsProxy });
  registerPages(
    http,
    { pages, drafts },
    {
      findView: async (request) =>
        previews.viewOf(request) ?? findCanvasView(request, { lookup, trustsProxy, clock }),
      hasNoSite: (request) => directory.isWithoutSite(originOf(request, trustsProxy).host),
    },
  );
  http.addHook('preClose', async () => {
    isStopping = true;
  });
  http.addHook('onClose', async () => metrics.stop());

  const handlers = capabilities.flatMap((capability) => capability.jobs ?? []);
  const jobs = createJobRunner({ database, handlers, clock, log, nodeId: `${process.pid}` });
  return { http, jobs, capabilities };
};
