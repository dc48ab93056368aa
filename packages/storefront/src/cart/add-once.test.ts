import type { Outcome } from '@sitewright/api/client';
import { describe, expect, it } from 'vitest';
import { createAddOnce, newIdempotencyKey, type Addition } from './add-once.ts';

const card: Addition = { itemId: 'card', sku: 'A', quantity: 2 };
const taken: Outcome<string> = { ok: true, answer: 'taken' };
const refused = (code: string, status: number): Outcome<string> => ({
  ok: false,
  refusal: { code, status, message: '' },
});
const cutOff = refused('network', 0);

/** A connection with the given responses, and what was sent over it. */
const openLine = (...answers: Outcome<string>[]) => {
  const sent: string[] = [];
  let made = 0;
  const press = createAddOnce<string>(
    async ({ idempotencyKey, ...addition }) => {
      sent.push(`${idempotencyKey} ${addition.itemId} ×${addition.quantity}`);
      return answers.shift() ?? taken;
    },
    () => `press ${(made += 1)}`,
  );
  return { press, sent };
};

describe('a press', () => {
  it('has an id of its own, and nobody can guess it', async () => {
    const { press, sent } = openLine();
    await press(card);
    await press(card);
    expect(sent).toEqual(['press 1 card ×2', 'press 2 card ×2']);
    const ids = new Set(Array.from({ length: 100 }, newIdempotencyKey));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('[BTN-13] is sent once more, under its id, when the line breaks', async () => {
    const { press, sent } = openLine(cutOff);
    expect(await press(card)).toEqual(taken);
    expect(sent).toEqual(['press 1 card ×2', 'press 1 card ×2']);
    const dead = openLine(cutOff, cutOff);
    expect(await dead.press(card)).toEqual(cutOff);
    expect(dead.sent).toHaveLength(2);
  });

  it.each([
    refused('not-enough-stock', 409),
    refused('too-many-requests', 429),
    refused('unexpected', 500),
    refused('no-answer', 0),
  ])('[BTN-13] is not sent again after %j', async (outcome) => {
    const { press, sent } = openLine(outcome);
    expect(await press(card)).toEqual(outcome);
    expect(sent).toHaveLength(1);
  });

  it('[BTN-13] that is repeated by the shopper is the same one while nobody knows what became of it', async () => {
    const { press, sent } = openLine(cutOff, cutOff, refused('no-answer', 0), refused('unavailable', 503));
    for (let time = 0; time < 4; time += 1) await press(card);
    await press(card);
    await press({ ...card, quantity: 3 });
    const ids = sent.map((text) => text.slice(0, 'press 1'.length));
    expect(ids.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'press 1'));
    expect(ids.slice(5)).toEqual(['press 2', 'press 3']);
  });

  it('for something else is another one, and a refusal ends it', async () => {
    const { press, sent } = openLine(refused('no-answer', 0), refused('no-answer', 0), refused('gone', 404));
    await press(card);
    await press({ ...card, additionalFields: '{}' });
    await press(card);
    await press(card);
    expect(sent.map((text) => text.slice(0, 7))).toEqual(['press 1', 'press 2', 'press 1', 'press 3']);
  });
});
