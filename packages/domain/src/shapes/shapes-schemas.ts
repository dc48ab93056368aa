import { Type, type Static, type TSchema } from 'typebox';

/** Refuses unknown properties. */
export const closed = { additionalProperties: false } as const;

export const idSchema = Type.String({ pattern: '^[0-9a-f]{24}$' });

/** Epoch milliseconds in the range of `Date`. */
export const timeSchema = Type.Integer({ minimum: -8.64e15, maximum: 8.64e15 });

/** An amount in minor units of a currency. */
export const centsSchema = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });

/** `nullable` instead of a union, whose branches the serializer would try one by one. */
export const orNull = <S extends TSchema>(schema: S) =>
  Type.Unsafe<Static<S> | null>({ ...schema, nullable: true });
