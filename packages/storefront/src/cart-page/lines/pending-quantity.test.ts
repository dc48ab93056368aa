import { describe, expect, it } from 'vitest';
import { PendingQuantity } from './pending-quantity.ts';

/** A server that responds when the test says so. */
const slowServer = () => {
  const sent: number[] = [];
  const answers: ((isTaken: boolean) => void)[] = [];
  const send = (quantity: number): Promise<boolean> => {
    sent.push(quantity);
    return new Promise((resolve) => answers.push(resolve));
  };
  const answer = async (isTaken = true): Promise<void> => {
    answers.shift()?.(isTaken);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sent, send, answer };
};

describe('the quantity that a shopper wants', () => {
  it('sends one number at a time, and of those wanted meanwhile the last', async () => {
    const { sent, send, answer } = slowServer();
    const shown: (number | undefined)[] = [];
    const wanted = new PendingQuantity((quantity) => shown.push(quantity));
    for (let presses = 0; presses < 6; presses += 1) wanted.want((wanted.value ?? 1) + 1, send);
    expect(wanted.value).toBe(7);
    expect(sent).toEqual([2]);
    await answer();
    expect(sent).toEqual([2, 7]);
    await answer();
    expect(wanted.value).toBeUndefined();
    expect(shown).toEqual([2, 3, 4, 5, 6, 7, undefined]);
  });

  it('gives up what is wanted when it is refused', async () => {
    const { sent, send, answer } = slowServer();
    const wanted = new PendingQuantity(() => {});
    wanted.want(5, send);
    wanted.want(6, send);
    await answer(false);
    expect(sent).toEqual([5]);
    expect(wanted.value).toBeUndefined();
    wanted.want(2, send);
    expect(sent).toEqual([5, 2]);
  });
});
