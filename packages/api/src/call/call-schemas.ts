import { closed, idSchema, orNull } from '@sitewright/domain/shapes/schemas';
import { Type } from 'typebox';

export { closed, orNull };

export const id = idSchema;
export const idParams = Type.Object({ id });
export const moment = Type.String({ format: 'date-time' });
export const done = Type.Object({}, closed);

/** Lists are paged by an opaque cursor; null on the last page. */
export const cursorQuery = Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 200 })) }, closed);
export const nextCursor = Type.Union([Type.String(), Type.Null()]);
