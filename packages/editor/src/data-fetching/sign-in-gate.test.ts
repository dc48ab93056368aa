import { describe, expect, it } from 'vitest';
import { createSignInGate } from './sign-in-gate.ts';

describe('the sign-in gate', () => {
  it('lets everything pass while it is open', async () => {
    await expect(createSignInGate().whenOpen()).resolves.toBeUndefined();
  });

  it('[ROLE-02] holds all that wait until the person has signed in again', async () => {
    const gate = createSignInGate();
    const passed: string[] = [];
    gate.close();
    const waiting = ['first', 'second'].map(async (name) => {
      await gate.whenOpen();
      passed.push(name);
    });
    await Promise.resolve();
    expect(passed).toEqual([]);
    gate.open();
    await Promise.all(waiting);
    expect(passed).toEqual(['first', 'second']);
  });

  it('tells its listeners of a change once, and no longer after they left', () => {
    const gate = createSignInGate();
    let told = 0;
    const leave = gate.subscribe(() => (told += 1));
    gate.close();
    gate.close();
    expect(told).toBe(1);
    leave();
    gate.open();
    expect(told).toBe(1);
  });
});
