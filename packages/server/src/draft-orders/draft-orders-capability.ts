import type { Capability } from '../http/index.ts';
import { deleteEndedReservations } from './draft-reservations-store.ts';
import { implementDraftOrderCalls, type DraftCallServices } from './draft-orders-routes.ts';

export const draftOrdersCapability = (services: DraftCallServices): Capability => ({
  name: 'draft-orders',
  calls: implementDraftOrderCalls(services),
  sweep: deleteEndedReservations,
});
