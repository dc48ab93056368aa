import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { activityCapability, recordActivity } from './activity/index.ts';
import { createPages, registerPages, type SitePages } from './app-pages.ts';
import { campaignsCapability, readSiteDesign } from './campaigns/index.ts';
import { automationCapability, findApiKey } from './automation/index.ts';
import { canvasCapability, findCanvasView } from './canvas/index.ts';
import { cartCapability } from './cart/index.ts';
import { catalogueCapability } from './catalogue/index.ts';
import { checkoutCapability, createSubscriptionOpener } from './checkout/index.ts';
import { commentsCapability } from './comments/index.ts';
import { addSiteAdministrator, contributorsCapability, findContributor } from './contributors/index.ts';
import { customersCapability } from './customers/index.ts';
import { registerDigitalPreviews } from './digital-previews/index.ts';
import {
  asDocumentKind,
  documentsCapability,
  stylesKind,
  type ContentCapability,
  type DocumentKind,
} from './documents/index.ts';
import { downloadsCapability } from './downloads/index.ts';
import { createLinkOpener, draftOrdersCapability } from './draft-orders/index.ts';
import { createBalanceOpener, orderEditsCapability } from './order-edits/index.ts';
import { embedsCapability } from './embeds/index.ts';
import { followUpsCapability } from './follow-ups/index.ts';
import { fontsCapability } from './fonts/index.ts';
import { formsCapability, recaptchaHostsAt } from './forms/index.ts';
import {
  addConnectionMetrics,
  createCallApp,
  createHttpServer,
  createMetrics,
  findSignedInView,
  originOf,
  rateLimitsCapability,
  registerApiDocs,
  registerCalls,
  registerMonitoringRoutes,
  type CallerLookup,
  type Capability,
  type FinishedCall,
} from './http/index.ts';
import { newId } from './ids/index.ts';
import { importSiteFolder } from './imports/index.ts';
import { installmentsCapability } from './installments/index.ts';
import { invoicesCapability } from './invoices/index.ts';
import { createJobRunner, type JobRunner } from './jobs/index.ts';
import { createDns, mailCapability } from './mail/index.ts';
import { mapsCapability } from './maps/index.ts';
import { mediaCapability } from './media/index.ts';
import { navigationCapability } from './navigation/index.ts';
import { ordersCapability } from './orders/index.ts';
import { addCostMetrics, CostWriter, pageCostsCapability } from './page-costs/index.ts';
import { followTimeZone, itemKind, pagesCapability, type PageHandler } from './pages/index.ts';
import { createAnnouncer, createPayments, orderPayments, paymentsCapability } from './payments/index.ts';
import {
  createPreviews,
  findPreviewedSite,
  PreviewHost,
  previewsCapability,
  type Previews,
} from './previews/index.ts';
import { productFilesCapability } from './product-files/index.ts';
import { productListCapability } from './product-list/index.ts';
import { redirectsCapability } from './redirects/index.ts';
import { returnsCapability } from './returns/index.ts';
import { searchCapability } from './search/index.ts';
import type { Services } from './services.ts';
import { createSiteDirectory, findSiteById, sitesCapability, type SiteDirectory } from './sites/index.ts';
import {
  createBuiltFiles,
  registerDevelopmentProxy,
  registerEditorRoutes,
  registerStorefrontRoutes,
  STOREFRONT_BASE,
} from './static-files/index.ts';
import { poolOf, type Database } from './database/index.ts';
import { discountsCapability } from './discounts/index.ts';
import { donationsCapability } from './donations/index.ts';
import { abandonedCartsCapability } from './abandoned-carts/index.ts';
import { mailingConnectionsCapability } from './mailing-connections/index.ts';
import { mailingListsCapability } from './mailing-lists/index.ts';
import { restockCapability } from './restock/index.ts';
import { giftCardsCapability } from './gift-cards/index.ts';
import { storeCapability } from './store/index.ts';
import { storeEmailsCapability } from './store-emails/index.ts';
import { storeSetupCapability } from './store-setup/index.ts';
import { subscriptionPagesCapability } from './subscription-pages/index.ts';
import { subscriptionsCapability } from './subscriptions/index.ts';
import { outsideEffectsCapability } from './outside-effects/index.ts';
import { createSweepJob } from './sweep-job.ts';
import { templatesCapability } from './templates/index.ts';
import { webhooksCapability } from './webhooks/index.ts';

export interface App {
  readonly http: FastifyInstance;
  readonly jobs: JobRunner;
  readonly capabilities: readonly Capability[];
  readonly documentKinds: readonly DocumentKind[];
}

/** Services that capabilities depend on. */
interface CapabilityServices extends Services, SitePages {
  readonly directory: SiteDirectory;
  readonly previewHost: PreviewHost;
  readonly trustsProxy: boolean;
  readonly costWriter: CostWriter;
}

const createLookup = (database: Database, directory: SiteDirectory): CallerLookup => ({
  database,
  findSite: (host) => directory.lookUpForCalls(host),
  findContributor: (place, sent) => findContributor(sent.database, place, sent),
  findApiKey: ({ id }, sent) => findApiKey(sent.database, id, sent),
});

const hasContributor = async (
  request: IncomingMessage,
  { database, directory, trustsProxy, clock }: CapabilityServices,
): Promise<boolean> => {
  const lookup = createLookup(database, directory);
  const view = await findSignedInView(request, { lookup, trustsProxy, clock });
  return view?.contributor !== undefined;
};

/** Capabilities whose content is stored as documents. */
const listContentCapabilities = (services: CapabilityServices): ContentCapability[] => [
  pagesCapability(services),
  navigationCapability(),
  { name: 'styles', documentKinds: [asDocumentKind(stylesKind)] },
  formsCapability({ ...services, recaptchaHosts: recaptchaHostsAt(services.settings.recaptchaUrl) }),
  templatesCapability({
    ...services,
    previewTemplate: (view, attempt) => services.drafts.previewTemplate(view, attempt),
  }),
];

/** What a site sends by itself: emails, and events to other services. */
const listMessagingCapabilities = (services: CapabilityServices): Capability[] => {
  const { settings } = services;
  return [
    mailCapability({
      ...services,
      dns: services.dns ?? createDns(settings.dnsServers),
      ...(settings.smtp ? { smtp: settings.smtp } : {}),
    }),
    campaignsCapability({
      ...services,
      ...(settings.smtp ? { smtp: settings.smtp } : {}),
      readDesign: async (site) => readSiteDesign(await services.drafts.listTokens({ site, network: '' })),
    }),
    mailingListsCapability(services),
    mailingConnectionsCapability({
      ...services,
      mailchimp: { url: settings.mailchimpUrl, ...services.mailchimp },
    }),
    followUpsCapability(services),
    webhooksCapability({ ...services, privateReceivers: settings.privateReceivers }),
    automationCapability({ ...services, privateReceivers: settings.privateReceivers }),
  ];
};

const listCapabilities = (
  services: CapabilityServices,
  documentKinds: readonly DocumentKind[],
): Capability[] => {
  const { settings, files, folders, database } = services;
  const { ownerHost } = settings;
  const paymentsConfiguration = {
    ...services,
    stripe: { url: settings.stripeUrl, ...services.stripe },
    findSite: (websiteId: string) => findSiteById(database, websiteId),
    ...createAnnouncer(services.secret),
  };
  const payments = createPayments(paymentsConfiguration);
  const openLink = createSubscriptionOpener(
    services.secret,
    createBalanceOpener(services.secret, createLinkOpener(services.secret)),
  );
  return [
    sitesCapability({
      ownerHost,
      makeSite: (transaction, site) =>
        importSiteFolder({ ...site, transaction, files, folder: folders.starterSite }),
      addFirstAdministrator: addSiteAdministrator,
      followSettings: followTimeZone,
    }),
    contributorsCapability(services),
    documentsCapability({ ...services, documentKinds }),
    canvasCapability(services),
    previewsCapability(services),
    mapsCapability(settings.googleMapsKey),
    embedsCapability(services),
    redirectsCapability(),
    searchCapability(),
    commentsCapability(services),
    storeCapability(),
    discountsCapability(),
    giftCardsCapability(services),
    donationsCapability(services),
    storeSetupCapability(),
    storeEmailsCapability({ ...services, lookup: createLookup(database, services.directory) }),
    catalogueCapability(services),
    productFilesCapability({ ...services, ownerHost }),
    productListCapability({ ...services, itemKind, ownerHost }),
    cartCapability(services),
    paymentsCapability(payments, paymentsConfiguration),
    checkoutCapability({
      ...services,
      payments,
      openLink,
      lookup: createLookup(database, services.directory),
    }),
    abandonedCartsCapability({ ...services, openLink }),
    restockCapability({ ...services, recaptchaHosts: recaptchaHostsAt(settings.recaptchaUrl) }),
    draftOrdersCapability({ ...services, payments }),
    ordersCapability({ ...services, ...orderPayments }),
    subscriptionsCapability({ payments }),
    outsideEffectsCapability({ payments }),
    subscriptionPagesCapability({ ...services, payments, openLink }),
    orderEditsCapability(services),
    invoicesCapability({ ...services, openLink }),
    returnsCapability({ ...services, openLink }),
    customersCapability(services),
    installmentsCapability(),
    mediaCapability({ ...services, isContributor: (request) => hasContributor(request.raw, services) }),
    downloadsCapability(services),
    fontsCapability(services),
    ...listMessagingCapabilities(services),
    activityCapability(),
    pageCostsCapability(services),
    rateLimitsCapability(),
  ];
};

const registerApps = (http: FastifyInstance, { settings, folders }: Services): void => {
  const { devOrigins, trustsProxy } = settings;
  if (devOrigins.editor) registerDevelopmentProxy(http, '/config/', devOrigins.editor);
  else registerEditorRoutes(http, { folder: folders.editor, trustsProxy });
  if (devOrigins.storefront) registerDevelopmentProxy(http, STOREFRONT_BASE, devOrigins.storefront);
  else registerStorefrontRoutes(http, createBuiltFiles(folders.storefront));
};

const createJobs = (
  capabilities: readonly Capability[],
  services: Services,
  countRequests: () => number,
): JobRunner => {
  const { database, clock, log, settings } = services;
  const handlers = [
    ...capabilities.flatMap((capability) => capability.jobs ?? []),
    createSweepJob(capabilities, services),
  ];
  const bulk = { ...settings.bulkWork, countRequests };
  return createJobRunner({ database, handlers, clock, log, nodeId: `${process.pid}`, bulk });
};

interface RequestHandling {
  readonly pages: PageHandler;
  readonly previews: Previews;
  countRequest(): void;
}

/** Cached pages are sent before fastify handles the request. */
const serverFactoryOf =
  (
    { settings: { trustedProxies }, log, connectionLimits: limits }: Services,
    { pages, previews, countRequest }: RequestHandling,
  ): FastifyServerFactory =>
  (handle) =>
    createHttpServer(
      {
        trustedProxies,
        log,
        limits,
        tryPlain: (plain, response) => {
          countRequest();
          return pages.tryRecent(plain, response);
        },
      },
      (request, response, plain) => {
        if (!plain) countRequest();
        if (previews.matches(request)) void previews.serve(request, response, handle);
        else if (!pages.tryCached(request, response, plain)) handle(request, response);
      },
    );

export const createApp = async (services: Services): Promise<App> => {
  const { settings, database, clock, log, secret } = services;
  const metrics = createMetrics();
  addConnectionMetrics(metrics.registry, poolOf(database));
  const directory = createSiteDirectory({ database, clock, ownerHost: settings.ownerHost });
  const costWriter = new CostWriter(services);
  const costs = costWriter.recorder;
  addCostMetrics(metrics.registry, costs);
  const sitePages = await createPages(services, directory, { registry: metrics.registry, costs });
  const { pages, drafts } = sitePages;
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
  const { trustsProxy } = settings;
  const capabilityServices = { ...services, ...sitePages, directory, previewHost, trustsProxy, costWriter };
  const contentCapabilities = listContentCapabilities(capabilityServices);
  const documentKinds = contentCapabilities.flatMap((capability) => capability.documentKinds);
  const capabilities = [...contentCapabilities, ...listCapabilities(capabilityServices, documentKinds)];
  const calls = capabilities.flatMap((capability) => capability.calls ?? []);
  let isStopping = false;
  let requests = 0;

  const http = createCallApp({
    log,
    newRequestId: newId,
    serveMalformedUrl: (request, response) => pages.serve(request, response),
    serverFactory: serverFactoryOf(services, { pages, previews, countRequest: () => (requests += 1) }),
  });
  registerMonitoringRoutes(http, {
    metrics: metrics.registry,
    token: settings.machineToken,
    isReady: async () =>
      !isStopping &&
      (await database.$client.query('select 1').then(
        () => true,
        () => false,
      )),
  });
  const lookup = createLookup(database, directory);
  const countCall = (call: FinishedCall): void => costs.countCall(call);
  registerCalls(http, calls, { database, secret, clock, recordActivity, trustsProxy, lookup, countCall });
  registerApiDocs(http, calls);
  registerApps(http, services);
  for (const { registerRoutes } of capabilities) registerRoutes?.(http);
  registerDigitalPreviews(http, { database, files: services.files, drafts, lookup, trustsProxy, clock });
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
  http.addHook('onClose', async () => {
    metrics.stop();
    sitePages.stopBuilding();
    await costWriter.stop();
  });

  const jobs = createJobs(capabilities, services, () => requests);
  return { http, jobs, capabilities, documentKinds };
};
