import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { createTextSealer } from '../sealed-texts/index.ts';
import type { SubscriptionRow } from './subscriptions-store.ts';

/** As the gateway knows it: see `SavedMethod` of the gateways. */
export interface StoredMethod {
  readonly customer: string;
  readonly reference: string;
  readonly name: string;
  readonly expiresAt: Date | null;
}

const storedSchema = Type.Object({ customer: Type.String(), reference: Type.String() });

const sealerOf = (secret: string) => createTextSealer(secret, 'sitewright saved methods');

/** The columns of a method. */
export const sealMethod = (secret: string, { customer, reference, name, expiresAt }: StoredMethod) => ({
  sealedMethod: sealerOf(secret).seal(JSON.stringify({ customer, reference })),
  methodName: name,
  methodExpiresAt: expiresAt,
});

/** Undefined where there is none, or where it was encrypted with another secret. */
export const unsealMethod = (
  secret: string,
  { sealedMethod, methodName, methodExpiresAt }: SubscriptionRow,
): StoredMethod | undefined => {
  const text = sealedMethod === null ? undefined : sealerOf(secret).unseal(sealedMethod);
  const stored: unknown = text === undefined ? undefined : JSON.parse(text);
  return Value.Check(storedSchema, stored)
    ? { ...stored, name: methodName, expiresAt: methodExpiresAt }
    : undefined;
};
