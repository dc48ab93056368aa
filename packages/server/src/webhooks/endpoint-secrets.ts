import { createTextSealer, type TextSealer } from '../sealed-texts/index.ts';
import type { EndpointRow } from './webhooks-store.ts';

export const webhookSealer = (secret: string): TextSealer => createTextSealer(secret, 'sitewright webhooks');

/** The secret, and after a rotation the previous one for a day. Empty where they cannot be decrypted. */
export const secretsOf = (
  { sealedSecret, previousSealedSecret, previousEndsAt }: EndpointRow,
  sealer: TextSealer,
  now: Date,
): string[] => {
  const isPreviousValid = previousEndsAt !== null && previousEndsAt > now;
  const sealed = [sealedSecret, ...(isPreviousValid && previousSealedSecret ? [previousSealedSecret] : [])];
  return sealed.flatMap((text) => sealer.unseal(text) ?? []);
};
