import type { Capability } from '../http/index.ts';
import { createCartJobs } from './cart-jobs.ts';
import { implementCartCalls, implementCartTotalsCalls } from './cart-routes.ts';
import { registerCartForms, type CartFormServices } from './plain-forms/cart-forms.ts';
import { registerProductForms, type ProductFormServices } from './product-form-route.ts';

export const cartCapability = (services: CartFormServices & ProductFormServices): Capability => ({
  name: 'cart',
  calls: [...implementCartCalls(services.secret), ...implementCartTotalsCalls()],
  jobs: createCartJobs(services.database, services.clock),
  registerRoutes(app) {
    registerCartForms(app, services);
    registerProductForms(app, services);
  },
});
