import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { asDocumentKind, type ContentCapability } from '../documents/index.ts';
import { registerUnlockRoute } from './serving/unlock-route.ts';
import { createMonthJob } from './jobs/month-job.ts';
import { createPublishScheduledJob } from './jobs/publish-scheduled-job.ts';
import { collectionKind } from './kinds/collection-kind.ts';
import { itemKind } from './kinds/item-kind.ts';
import { implementPageCalls } from './pages-routes.ts';
import type { PageHandler } from './serving/page-handler.ts';
import { createTermJob } from './terms/term-job.ts';

export interface PageServices {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly pages: PageHandler;
  readonly trustsProxy: boolean;
}

export const pagesCapability = (services: PageServices): ContentCapability => ({
  name: 'pages',
  calls: implementPageCalls(),
  jobs: [
    createPublishScheduledJob(services),
    createMonthJob(services.database),
    createTermJob(services.database, services.clock),
  ],
  documentKinds: [asDocumentKind(collectionKind), asDocumentKind(itemKind)],
  registerRoutes: (app) => registerUnlockRoute(app, services),
});
