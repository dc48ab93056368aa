import { Type, type Static } from 'typebox';
import { draftOrderLimits } from '../draft-orders/index.ts';
import { draftLineSchema } from '../draft-orders/draft-orders-schemas.ts';
import { closed, idSchema as id } from '../shapes/shapes-schemas.ts';
import type { DeepReadonly } from '../shapes/index.ts';
import { orderEditLimits as limits } from './order-edit-limits.ts';

/** What the owner changes of an order. Lines that are not named stay as they are. */
export const orderEditSchema = Type.Object(
  {
    /** How many pieces of a line there are then; none removes it. */
    quantities: Type.Array(
      Type.Object({ lineId: id, quantity: Type.Integer({ minimum: 0, maximum: limits.QUANTITY }) }, closed),
      { maxItems: limits.LINES },
    ),
    /** Products and custom items, as in a draft order. */
    added: Type.Array(draftLineSchema, { maxItems: draftOrderLimits.LINES }),
  },
  closed,
);

export type OrderEdit = DeepReadonly<Static<typeof orderEditSchema>>;
