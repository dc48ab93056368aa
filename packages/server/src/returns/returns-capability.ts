import type { Capability } from '../http/index.ts';
import { registerReturnForms, type ReturnFormServices } from './return-form-routes.ts';
import { implementReturnCalls } from './returns-routes.ts';

export const returnsCapability = (services: ReturnFormServices): Capability => ({
  name: 'returns',
  calls: implementReturnCalls(services.secret),
  registerRoutes(app) {
    registerReturnForms(app, services);
  },
});
