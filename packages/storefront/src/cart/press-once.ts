import type { Outcome, Refusal } from '@sitewright/api/client';

/** What a shopper puts into the cart. */
export interface Addition {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Answers to the product's form, as JSON. */
  readonly additionalFields?: string;
}

type Send<Answer> = (body: Addition & { readonly pressId: string }) => Promise<Outcome<Answer>>;

const PRESS_BYTES = 16;

/** Not `randomUUID`, which browsers keep from pages without https. */
export const newPressId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(PRESS_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The line broke, so that nothing is known; a server that is only slow would be asked twice for the same. */
const isCutOff = ({ code }: Refusal): boolean => code === 'network';

const isUnsettled = ({ status }: Refusal): boolean => status === 0 || status >= 500;

/**
 * Sends an addition under the id of its press, by which the server knows one that it carried out already. It is sent
 * once more where the line broke; and pressed again while nobody knows what became of it, it is the same press.
 */
export const createPresser = <Answer>(send: Send<Answer>, newId: () => string = newPressId) => {
  const unsettled = new Map<string, string>();

  return async (addition: Addition): Promise<Outcome<Answer>> => {
    const wish = JSON.stringify(addition);
    const press = { ...addition, pressId: unsettled.get(wish) ?? newId() };
    const first = await send(press);
    const outcome = !first.ok && isCutOff(first.refusal) ? await send(press) : first;
    if (!outcome.ok && isUnsettled(outcome.refusal)) unsettled.set(wish, press.pressId);
    else unsettled.delete(wish);
    return outcome;
  };
};
