import { documentCalls } from '@sitewright/api/documents';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const silent = (_address: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Ended', 'AbortError')));
    if (signal?.aborted) reject(new DOMException('Ended', 'AbortError'));
  });

/** The client binds the global `fetch` when the module is loaded. */
const load = async (fetch: unknown) => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { cookie: '' });
  return import('./send.ts');
};

/** `AbortSignal.timeout` does not run on fake timers. */
const fakeTimeout = (milliseconds: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
  return controller.signal;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(fakeTimeout);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a call without a response fails after its timeout', async () => {
  const { sendWithTimeout } = await load(silent);
  const sending = sendWithTimeout(documentCalls.readJournal, {}, { timeoutMs: 30_000 });
  let isEnded = false;
  void sending.then(() => (isEnded = true));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sending).toMatchObject({ ok: false, refusal: { status: 0, code: 'no-answer' } });
});

it('a call ends early when its signal is aborted', async () => {
  const { sendWithTimeout } = await load(silent);
  const end = new AbortController();
  const sending = sendWithTimeout(documentCalls.readJournal, {}, { timeoutMs: 30_000, signal: end.signal });
  end.abort();
  expect(await sending).toMatchObject({ ok: false, refusal: { status: 0, code: 'no-answer' } });
});

it('signing in again does not count towards the timeout', async () => {
  const refused = () =>
    Promise.resolve(new Response(JSON.stringify({ code: 'not-signed-in', message: '' }), { status: 401 }));
  const answers = [refused, () => Promise.resolve(new Response(JSON.stringify({ entries: [] })))];
  const { sendWithTimeout, sessionExpiry } = await load(() => answers.shift()?.());
  const sending = sendWithTimeout(documentCalls.readJournal, {}, { timeoutMs: 30_000 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sessionExpiry.isExpired()).toBe(true);
  sessionExpiry.renew();
  expect(await sending).toEqual({ ok: true, answer: { entries: [] } });
});
