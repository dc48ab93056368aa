import { Type } from 'typebox';
import { defineJobKind } from '../jobs/index.ts';

/** With the delays between them, the attempts span about a day: longer than most outages of mail servers. */
export const sendMailKind = defineJobKind({
  name: 'mail.send',
  payload: Type.Object({ mailId: Type.String() }),
  maxAttempts: 32,
  actsOutside: true,
});

export const sweepMailKind = defineJobKind({ name: 'mail.sweep', payload: Type.Object({}) });
