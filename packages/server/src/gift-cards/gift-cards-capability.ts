import type { Capability } from '../http/index.ts';
import { implementGiftCardCalls } from './gift-cards-routes.ts';
import { createDeliveryJob, type DeliveryServices } from './sale/deliver-gift-card.ts';

export const giftCardsCapability = (services: DeliveryServices): Capability => ({
  name: 'gift-cards',
  calls: implementGiftCardCalls(services.database, services),
  jobs: [createDeliveryJob(services)],
});
