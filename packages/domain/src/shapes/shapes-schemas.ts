import { Type, type Static, type TSchema } from 'typebox';

/** Options of an object that refuses properties it does not name. */
export const closed = { additionalProperties: false } as const;

export const idSchema = Type.String({ pattern: '^[0-9a-f]{24}$' });

/** Epoch milliseconds, as far as a Date goes. */
export const timeSchema = Type.Integer({ minimum: -8.64e15, maximum: 8.64e15 });

/** An amount in minor units of a currency. */
export const centsSchema = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });

/** Written as `nullable`: the serializer would try a union branch by branch. */
export const orNull = <S extends TSchema>(schema: S) =>
  Type.Unsafe<Static<S> | null>({ ...schema, nullable: true });
