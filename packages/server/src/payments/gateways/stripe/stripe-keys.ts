import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { StripeAccountRow } from '../../../payment-records/index.ts';
import { createTextSealer } from '../../../sealed-texts/index.ts';

const storedKeys = Type.Object({ secretKey: Type.String(), webhookSecret: Type.String() });

/** An empty secret of the webhook means that there is none. */
export type StripeKeys = Static<typeof storedKeys>;

const sealerOf = (secret: string) => createTextSealer(secret, 'sitewright stripe keys');

export const sealKeys = (secret: string, keys: StripeKeys): string =>
  sealerOf(secret).seal(JSON.stringify(keys));

/** Undefined where they were encrypted with another secret, as in a backup of another installation. */
export const unsealKeys = (
  secret: string,
  { sealedKeys }: Pick<StripeAccountRow, 'sealedKeys'>,
): StripeKeys | undefined => {
  const text = sealerOf(secret).unseal(sealedKeys);
  const keys: unknown = text === undefined ? undefined : JSON.parse(text);
  return Value.Check(storedKeys, keys) ? keys : undefined;
};
