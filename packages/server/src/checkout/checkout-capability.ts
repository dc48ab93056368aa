import type { Capability } from '../http/index.ts';
import { implementCheckoutCalls } from './checkout-routes.ts';
import { deleteCheckoutsBefore } from './checkouts-store.ts';
import { registerDonatePages } from './donations/donate-page-routes.ts';
import { registerBalancePage } from './gift-cards/balance-page-routes.ts';
import { registerGiftCardPage } from './gift-cards/gift-card-page-routes.ts';
import { registerCheckoutPages } from './page/checkout-page-routes.ts';
import { registerOrderPages } from './page/order-page-routes.ts';
import { registerCheckoutPreview, type CheckoutPreviewServices } from './preview/checkout-preview-route.ts';
import { registerSubscribePage } from './subscriptions/subscribe-page-routes.ts';
import { registerPaymentReturn } from './pay/return-route.ts';

const DAY_MS = 86_400_000;
/** As long as carts are. */
const RETENTION_DAYS = 90;
const BATCH_SIZE = 5000;

export const checkoutCapability = (services: CheckoutPreviewServices): Capability => ({
  name: 'checkout',
  calls: implementCheckoutCalls(services),
  registerRoutes(app) {
    registerPaymentReturn(app, services);
    registerCheckoutPages(app, services);
    registerCheckoutPreview(app, services);
    registerOrderPages(app, services);
    registerGiftCardPage(app, services);
    registerBalancePage(app, services);
    registerSubscribePage(app, services);
    registerDonatePages(app, services);
  },
  async sweep(database, now) {
    const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
    while ((await deleteCheckoutsBefore(database, { before, limit: BATCH_SIZE })) === BATCH_SIZE);
  },
});
