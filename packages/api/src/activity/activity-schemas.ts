import { Type } from 'typebox';
import { cursorQuery, id, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

/** A link within the editor: to a page by path, to a file by id. */
const link = Type.Union([
  Type.Object({ screen: Type.Literal('page'), at: Type.String() }),
  Type.Object({ screen: Type.Literal('file'), id: Type.String() }),
  Type.Object({ screen: Type.Literal('contributors') }),
]);

export const activitySchemas = {
  list: {
    query: cursorQuery,
    answer: Type.Object({
      entries: Type.Array(
        Type.Object({
          id,
          on: moment,
          who: Type.String(),
          call: Type.String(),
          /** The entry as a sentence. */
          summary: Type.String(),
          /** The sentence in parts; the subject may be a link. */
          parts: Type.Array(Type.Object({ text: Type.String(), link: Type.Optional(link) })),
          subject: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
      nextCursor,
    }),
    refusals: ['bad-request'],
  },
} as const satisfies Record<string, CallSchemas>;
