import { followUpKinds } from '@sitewright/domain/follow-ups';
import { Type } from 'typebox';
import { closed, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const kind = Type.Enum([...followUpKinds]);

const followUp = Type.Object({
  kind,
  isEnabled: Type.Boolean(),
  /** In the unit of its kind. */
  delay: Type.Integer(),
  sentCount: Type.Integer(),
  lastSentOn: orNull(moment),
});

export const followUpsSchemas = {
  list: { answer: Type.Object({ followUps: Type.Array(followUp) }), refusals: [] },
  save: {
    params: Type.Object({ kind }),
    body: Type.Object({ isEnabled: Type.Boolean(), delay: Type.Integer() }, closed),
    answer: followUp,
    refusals: ['follow-up-delay'],
  },
} as const satisfies Record<string, CallSchemas>;
