// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPaymentKey } from './payment-key.ts';

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset();
  // The client uses the `fetch` from when its module was loaded.
  vi.resetModules();
  vi.stubGlobal('fetch', request);
});
afterEach(() => vi.unstubAllGlobals());

const payment = (state: string) =>
  Response.json({ paymentId: 'f'.repeat(24), state, url: '/o', message: '' });

const follow = async (signal: AbortSignal, pauses: number[] = []) => {
  const { awaitPayment } = await import('./await-payment.ts');
  return awaitPayment('f'.repeat(24), {
    signal,
    pause: async (ms) => void pauses.push(ms),
    onLook: () => undefined,
  });
};

it('looks for a payment less and less often until its end is known, also when answers are lost', async () => {
  request.mockImplementationOnce(async () => payment('processing'));
  request.mockRejectedValueOnce(new TypeError('fetch failed'));
  request.mockImplementationOnce(async () => Response.json({ code: 'unexpected' }, { status: 503 }));
  request.mockImplementationOnce(async () => payment('completed'));
  const pauses: number[] = [];
  expect(await follow(new AbortController().signal, pauses)).toMatchObject({ state: 'completed', url: '/o' });
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses).toHaveLength(4);
});

it('looks no more for a payment that is gone, or once the page is left', async () => {
  request.mockImplementationOnce(async () => Response.json({ code: 'not-found' }, { status: 404 }));
  expect(await follow(new AbortController().signal)).toBeUndefined();
  expect(await follow(AbortSignal.abort())).toBeUndefined();
  expect(request).toHaveBeenCalledTimes(1);
});

it('makes a key of 32 hexadecimal digits for each attempt', () => {
  expect(newPaymentKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newPaymentKey()).not.toBe(newPaymentKey());
});
