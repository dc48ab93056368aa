import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNLIMITED } from '../catalogue/index.ts';
import { addEntry, cloneEntries, mergeEntries, setQuantity, type CartEntry } from './index.ts';
import { manyAvailable, sampleEntry } from './testing/sample-entry.ts';

const piecesOf = (entries: readonly CartEntry[]) => entries.reduce((sum, { quantity }) => sum + quantity, 0);

const addition = fc.record({
  variantId: fc.constantFrom('v1', 'v2', 'v3'),
  quantity: fc.integer({ min: 1, max: 4000 }),
  additionalFields: fc.constantFrom(null, '{"a":"1"}', '{"a":"2"}'),
});

describe('lines of a cart', () => {
  it('[F01 F04] hold every accepted piece, one line for the same thing, and never more than the stock', () => {
    const stock = { isUnlimited: false, quantity: 9000 };
    fc.assert(
      fc.property(fc.array(addition, { maxLength: 30 }), (additions) => {
        let entries: readonly CartEntry[] = [];
        let accepted = 0;
        for (const [index, fields] of additions.entries()) {
          const change = addEntry(entries, sampleEntry({ id: `e${index}`, ...fields }), {
            stock,
            isSingle: false,
          });
          if (!change.ok) continue;
          entries = change.entries;
          accepted += fields.quantity;
        }
        expect(piecesOf(entries)).toBe(accepted);
        const lines = entries.map(({ variantId, additionalFields }) => `${variantId} ${additionalFields}`);
        expect(new Set(lines).size).toBe(lines.length);
        for (const variantId of ['v1', 'v2', 'v3'])
          expect(piecesOf(entries.filter((each) => each.variantId === variantId))).toBeLessThanOrEqual(9000);
        for (const { quantity } of entries) expect(quantity).toBeLessThanOrEqual(9999);
      }),
    );
  });

  it('can always become fewer, also of what has run out meanwhile', () => {
    const old = sampleEntry({ quantity: 5 });
    const none = { stock: { isUnlimited: false, quantity: 0 }, isSingle: false };
    expect(setQuantity([old], { entry: old, quantity: 3 }, none)).toMatchObject({ ok: true });
    expect(setQuantity([old], { entry: old, quantity: 6 }, none)).toEqual({
      ok: false,
      refusal: 'not-enough-stock',
    });
  });

  it('of a download are single', () => {
    const single = { stock: UNLIMITED, isSingle: true };
    const first = addEntry([], sampleEntry(), single);
    expect(first).toMatchObject({ ok: true });
    expect(first.ok && addEntry(first.entries, sampleEntry({ id: 'b' }), single)).toEqual({
      ok: false,
      refusal: 'one-only',
    });
    expect(addEntry([], sampleEntry({ quantity: 2 }), single)).toEqual({ ok: false, refusal: 'one-only' });
  });

  it('are at most 500', () => {
    const full = Array.from({ length: 500 }, (_, n) => sampleEntry({ id: `${n}`, variantId: `${n}` }));
    expect(addEntry(full, sampleEntry({ variantId: 'new' }), manyAvailable)).toEqual({
      ok: false,
      refusal: 'cart-full',
    });
    expect(addEntry(full, sampleEntry({ id: 'x', variantId: '7' }), manyAvailable)).toMatchObject({
      ok: true,
    });
  });

  it('[CART-12 (rule)] of two carts come together: nothing of the customer’s is lost, nothing is doubled', () => {
    const own = fc.uniqueArray(addition, {
      maxLength: 8,
      selector: (a) => `${a.variantId}${a.additionalFields}`,
    });
    fc.assert(
      fc.property(own, own, (mine, theirs) => {
        const [left, right] = [mine, theirs].map((list, side) =>
          list.map((fields, index) => sampleEntry({ id: `${side}-${index}`, ...fields })),
        );
        const merged = mergeEntries(left ?? [], right ?? []);
        for (const kept of left ?? [])
          expect(merged.find(({ id }) => id === kept.id)?.quantity).toBeGreaterThanOrEqual(kept.quantity);
        const max = Math.max(0, ...[...(left ?? []), ...(right ?? [])].map(({ quantity }) => quantity));
        for (const { quantity } of merged) expect(quantity).toBeLessThanOrEqual(max);
        expect(mergeEntries(merged, right ?? [])).toEqual(merged);
      }),
    );
  });

  it('[CART-15 (rule)] of a copy have ids of their own', () => {
    let made = 0;
    const copy = cloneEntries(
      [sampleEntry(), sampleEntry({ id: 'b', variantId: 'w' })],
      () => `new-${(made += 1)}`,
    );
    expect(copy).toEqual([sampleEntry({ id: 'new-1' }), sampleEntry({ id: 'new-2', variantId: 'w' })]);
  });
});
