import type { Capability } from '../http/index.ts';
import type { OrderServices } from './changes/order-services.ts';
import { implementOrderCalls } from './orders-routes.ts';

export const ordersCapability = (services: OrderServices): Capability => ({
  name: 'orders',
  calls: implementOrderCalls(services),
});
