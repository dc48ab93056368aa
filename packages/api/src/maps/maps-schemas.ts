import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const placeId = Type.String({ minLength: 1, maxLength: 500 });
const text = Type.String();

export const mapSchemas = {
  autocomplete: {
    query: Type.Object({ input: Type.String({ maxLength: 200 }) }, closed),
    answer: Type.Object({
      predictions: Type.Array(Type.Object({ placeId: text, mainText: text, secondaryText: text })),
    }),
    refusals: ['maps-unavailable'],
  },
  details: {
    query: Type.Object({ placeId }, closed),
    answer: Type.Object({
      placeId: text,
      name: text,
      lat: Type.Number(),
      lng: Type.Number(),
      line1: text,
      line2: text,
      country: text,
    }),
    refusals: ['place-unknown', 'maps-unavailable'],
  },
} as const satisfies Record<string, CallSchemas>;
