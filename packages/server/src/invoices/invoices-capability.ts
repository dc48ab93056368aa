import type { Capability } from '../http/index.ts';
import { registerInvoicePage, type InvoicePageServices } from './invoice-page-route.ts';
import { implementInvoiceCalls } from './invoices-routes.ts';

export const invoicesCapability = (services: InvoicePageServices): Capability => ({
  name: 'invoices',
  calls: implementInvoiceCalls(services.database),
  registerRoutes(app) {
    registerInvoicePage(app, services);
  },
});
