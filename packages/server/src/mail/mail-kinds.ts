import { Type } from 'typebox';
import { defineJobKind } from '../jobs/index.ts';

/** With the pauses between them, the attempts last about a day: longer than most mail servers are away. */
export const sendMailKind = defineJobKind({
  name: 'mail.send',
  payload: Type.Object({ mailId: Type.String() }),
  maxAttempts: 32,
});

export const sweepMailKind = defineJobKind({ name: 'mail.sweep', payload: Type.Object({}) });
