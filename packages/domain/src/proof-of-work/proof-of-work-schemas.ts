import { Type, type Static } from 'typebox';
import { proofLimits, type Proof } from './proof-of-work.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

const challenge = {
  salt: Type.String({ pattern: '^[\\w-]{16,64}$' }),
  target: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  max: Type.Integer({ minimum: 1, maximum: proofLimits.HARDEST }),
  expiresAt: Type.Integer({ minimum: 0 }),
  signature: Type.String({ pattern: '^[\\w-]{43}$' }),
};

/** A solved challenge, as sent with forms. */
export const proofSchema = Type.Object(
  { ...challenge, number: Type.Integer({ minimum: 0, maximum: proofLimits.HARDEST }) },
  closed,
);

true satisfies SameShape<Static<typeof proofSchema>, Proof>;
