import type { Outcome, Refusal } from '@sitewright/api/client';

/** An item to add to the cart. */
export interface Addition {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Answers to the product's form, as JSON. */
  readonly additionalFields?: string;
}

type Send<Answer> = (body: Addition & { readonly idempotencyKey: string }) => Promise<Outcome<Answer>>;

const KEY_BYTES = 16;

/** `crypto.randomUUID` is missing on pages without https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Retried only after a broken connection: a slow server may still be processing the first request. */
const isDisconnected = ({ code }: Refusal): boolean => code === 'network';

const isUnsettled = ({ status }: Refusal): boolean => status === 0 || status >= 500;

/**
 * Sends an addition with an idempotency key, by which the server recognizes one that it has applied already. It is
 * retried once after a network failure; while its result is unknown, adding the same again reuses the key.
 */
export const createAddOnce = <Answer>(send: Send<Answer>, newId: () => string = newIdempotencyKey) => {
  const unsettled = new Map<string, string>();

  return async (addition: Addition): Promise<Outcome<Answer>> => {
    const key = JSON.stringify(addition);
    const request = { ...addition, idempotencyKey: unsettled.get(key) ?? newId() };
    const first = await send(request);
    const outcome = !first.ok && isDisconnected(first.refusal) ? await send(request) : first;
    if (!outcome.ok && isUnsettled(outcome.refusal)) unsettled.set(key, request.idempotencyKey);
    else unsettled.delete(key);
    return outcome;
  };
};
