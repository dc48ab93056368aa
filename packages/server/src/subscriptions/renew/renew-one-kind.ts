import { Type } from 'typebox';
import { defineJobKind } from '../../jobs/index.ts';

/** Charges one subscription that somebody waits for. */
export const renewOneKind = defineJobKind({
  name: 'subscriptions.renew-one',
  payload: Type.Object({
    websiteId: Type.String(),
    subscriptionId: Type.String(),
    cause: Type.Enum(['schedule', 'request']),
    outcome: Type.Optional(Type.String()),
  }),
  actsOutside: true,
});
