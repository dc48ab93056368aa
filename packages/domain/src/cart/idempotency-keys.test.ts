import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEntry, cartLimits, mergeEntries, setAdditionalFields, type CartEntry } from './index.ts';
import { manyAvailable, sampleEntry } from './testing/sample-entry.ts';

const add = (
  entries: readonly CartEntry[],
  added: CartEntry,
  available = manyAvailable,
): readonly CartEntry[] => {
  const change = addEntry(entries, added, available);
  if (!change.ok) throw new Error(change.refusal);
  return change.entries;
};

const press = fc.record({
  variantId: fc.constantFrom('v1', 'v2'),
  quantity: fc.integer({ min: 1, max: 9 }),
  /** How often it is sent, and how many other idempotencyKeys come between. */
  sent: fc.integer({ min: 1, max: 3 }),
  late: fc.integer({ min: 0, max: cartLimits.IDEMPOTENCY_KEYS - 3 }),
});

describe('requests that are sent again', () => {
  it('[F01] count once each, however they are mixed', () => {
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (idempotencyKeys) => {
        const arrivals = idempotencyKeys
          .flatMap((each, index) =>
            Array.from({ length: each.sent }, (_, time) => ({
              ...each,
              index,
              at: index + time * each.late,
            })),
          )
          .toSorted((one, other) => one.at - other.at);
        const entries = arrivals.reduce<readonly CartEntry[]>(
          (before, { index, variantId, quantity }) =>
            add(
              before,
              sampleEntry({ id: `e${index}`, variantId, quantity, idempotencyKeys: [`press ${index}`] }),
            ),
          [],
        );
        for (const variantId of ['v1', 'v2']) {
          const wanted = idempotencyKeys.filter((each) => each.variantId === variantId);
          const line = entries.find((each) => each.variantId === variantId);
          expect(line?.quantity ?? 0).toBe(wanted.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(line?.idempotencyKeys?.length ?? 0).toBeLessThanOrEqual(cartLimits.IDEMPOTENCY_KEYS);
        }
      }),
    );
  });

  it('[BTN-07] are no reason to refuse what took the last piece', () => {
    const last = { stock: { isUnlimited: false, quantity: 1 }, isSingle: true };
    const keyed = sampleEntry({ idempotencyKeys: ['p'] });
    const entries = add([], keyed, last);
    expect(add(entries, keyed, last)).toBe(entries);
    expect(addEntry(entries, sampleEntry({ idempotencyKeys: ['q'] }), last)).toMatchObject({ ok: false });
  });

  it('are known also when details were changed, lines became one, or carts were joined', () => {
    const [red, blue] = ['{"a":"red"}', '{"a":"blue"}'];
    const one = sampleEntry({ id: '1', additionalFields: red, idempotencyKeys: ['p'] });
    const two = sampleEntry({ id: '2', additionalFields: blue, idempotencyKeys: ['q'] });
    const edited = setAdditionalFields([one, two], { entry: one, additionalFields: blue });
    if (!edited.ok) throw new Error(edited.refusal);
    expect(edited.entries).toMatchObject([{ quantity: 2 }]);
    for (const again of [one, two]) expect(add(edited.entries, again)).toBe(edited.entries);
    const joined = mergeEntries([one], [{ ...one, id: '3', idempotencyKeys: ['r'] }]);
    expect(add(joined, sampleEntry({ id: '4', additionalFields: red, idempotencyKeys: ['r'] }))).toBe(joined);
  });

  it('add again what was taken out meanwhile; without a mark each counts', () => {
    const keyed = sampleEntry({ idempotencyKeys: ['p'] });
    expect(add([], keyed)).toEqual([keyed]);
    expect(add(add([], sampleEntry()), sampleEntry({ id: 'b' }))).toEqual([sampleEntry({ quantity: 2 })]);
  });
});
