import type { FileStore } from '../files/index.ts';
import type { Capability } from '../http/index.ts';
import { createCampaignJobs } from './campaigns-jobs.ts';
import { implementCampaignCalls } from './campaigns-routes.ts';
import type { DeliveryServices } from './deliver-campaign.ts';
import type { DesignReader } from './site-design.ts';
import { registerTracking, type TrackingServices } from './tracking-routes.ts';

export interface CampaignServices extends DeliveryServices, TrackingServices {
  readonly readDesign: DesignReader;
  readonly files: FileStore;
}

export const campaignsCapability = (services: CampaignServices): Capability => ({
  name: 'campaigns',
  calls: implementCampaignCalls(services),
  jobs: createCampaignJobs(services),
  registerRoutes: (app) => registerTracking(app, services),
});
