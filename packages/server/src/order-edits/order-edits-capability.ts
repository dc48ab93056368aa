import type { Capability } from '../http/index.ts';
import { implementOrderEditCalls, type OrderEditServices } from './order-edits-routes.ts';

export const orderEditsCapability = (services: OrderEditServices): Capability => ({
  name: 'order-edits',
  calls: implementOrderEditCalls(services),
});
