import type { Capability } from '../http/index.ts';
import { createMediaJobs } from './media-jobs.ts';
import { implementMediaCalls } from './media-routes.ts';
import { registerMediaRoutes, type MediaRoutes } from './serving/visitor-routes.ts';

export const mediaCapability = (services: MediaRoutes): Capability => ({
  name: 'media',
  calls: implementMediaCalls(services.files),
  jobs: createMediaJobs(services),
  registerRoutes: (app) => registerMediaRoutes(app, services),
});
