import { Type } from 'typebox';

/** Pieces that the schemas of several capabilities are made of. */
export const closed = { additionalProperties: false } as const;
export const id = Type.String({ pattern: '^[0-9a-f]{24}$' });
export const idParams = Type.Object({ id });
export const moment = Type.String({ format: 'date-time' });
export const done = Type.Object({}, closed);

/** Lists go on by an opaque cursor; null means that there is no more. */
export const cursorQuery = Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 200 })) }, closed);
export const nextCursor = Type.Union([Type.String(), Type.Null()]);
