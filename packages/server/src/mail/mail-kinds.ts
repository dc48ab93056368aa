import { Type } from 'typebox';
import { defineJobKind } from '../jobs/index.ts';

/** With the delays between them, the attempts span about a day: longer than most outages of mail servers. */
const MOST_ATTEMPTS = 32;

export const sendMailKind = defineJobKind({
  name: 'mail.send',
  payload: Type.Object({ mailId: Type.String() }),
  maxAttempts: MOST_ATTEMPTS,
  actsOutside: true,
});

/** The few emails of one change, such as those of an order. */
export const sendMailGroupKind = defineJobKind({
  name: 'mail.send-group',
  payload: Type.Object({ mailIds: Type.Array(Type.String()) }),
  maxAttempts: MOST_ATTEMPTS,
  actsOutside: true,
});

/** Many emails. Those of a single order or a forgotten password do not wait for it. */
export const sendMailBatchKind = defineJobKind({
  name: 'mail.send-batch',
  payload: Type.Object({ mailIds: Type.Array(Type.String()) }),
  maxAttempts: MOST_ATTEMPTS,
  isLong: true,
  actsOutside: true,
});

export const sweepMailKind = defineJobKind({ name: 'mail.sweep', payload: Type.Object({}) });
