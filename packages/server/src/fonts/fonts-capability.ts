import type { Database } from '../database/index.ts';
import type { Capability } from '../http/index.ts';
import { registerFontFiles, type FontFileRoutes } from './font-file-routes.ts';
import { implementFontCalls } from './fonts-routes.ts';
import { createFontRegistry } from './registry/font-registry.ts';
import { npmRegistry } from './registry/npm-registry.ts';
import { createFetchFontJob } from './storage/fetch-font-job.ts';

export interface FontServices extends FontFileRoutes {
  readonly database: Database;
  readonly clock: () => Date;
  readonly settings: { readonly fonts: { readonly registry: string | undefined; readonly kits: string } };
}

export const fontsCapability = (services: FontServices): Capability => {
  const { fonts } = services.settings;
  const registry = createFontRegistry(async () => fonts.registry ?? npmRegistry());
  return {
    name: 'fonts',
    calls: implementFontCalls({ registry, kits: fonts.kits }),
    jobs: [createFetchFontJob({ ...services, registry })],
    registerRoutes: (app) => registerFontFiles(app, services),
  };
};
