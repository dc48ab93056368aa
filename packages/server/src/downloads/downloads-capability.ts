import type { Capability } from '../http/index.ts';
import { registerDownloads, type DownloadServices } from './downloads-routes.ts';

export const downloadsCapability = (services: DownloadServices): Capability => ({
  name: 'downloads',
  registerRoutes: (app) => registerDownloads(app, services),
});
