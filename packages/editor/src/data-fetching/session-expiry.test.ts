import { describe, expect, it } from 'vitest';
import { createSessionExpiry } from './session-expiry.ts';

describe('session expiry', () => {
  it('lets calls through while the session is active', async () => {
    await expect(createSessionExpiry().whenActive()).resolves.toBeUndefined();
  });

  it('[ROLE-02] holds calls until the user has signed in again', async () => {
    const session = createSessionExpiry();
    const passed: string[] = [];
    session.expire();
    const waiting = ['first', 'second'].map(async (name) => {
      await session.whenActive();
      passed.push(name);
    });
    await Promise.resolve();
    expect(passed).toEqual([]);
    session.renew();
    await Promise.all(waiting);
    expect(passed).toEqual(['first', 'second']);
  });

  it('notifies its listeners once per change, and not after they unsubscribed', () => {
    const session = createSessionExpiry();
    let calls = 0;
    const unsubscribe = session.subscribe(() => (calls += 1));
    session.expire();
    session.expire();
    expect(calls).toBe(1);
    unsubscribe();
    session.renew();
    expect(calls).toBe(1);
  });
});
