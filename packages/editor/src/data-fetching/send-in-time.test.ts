import { documentCalls } from '@sitewright/api/documents';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const silent = (_address: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Ended', 'AbortError')));
    if (signal?.aborted) reject(new DOMException('Ended', 'AbortError'));
  });

/** The client takes the browser's own `fetch` when the module is read. */
const load = async (fetch: unknown) => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { cookie: '' });
  return import('./send.ts');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a call without an answer is given up after its time and told as unanswered', async () => {
  const { sendInTime } = await load(silent);
  const sending = sendInTime(documentCalls.readJournal, {}, { patience: 30_000 });
  let isEnded = false;
  void sending.then(() => (isEnded = true));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sending).toMatchObject({ ok: false, refusal: { status: 0, code: 'no-answer' } });
});

it('or when whoever waits for it wants to try anew', async () => {
  const { sendInTime } = await load(silent);
  const end = new AbortController();
  const sending = sendInTime(documentCalls.readJournal, {}, { patience: 30_000, signal: end.signal });
  end.abort();
  expect(await sending).toMatchObject({ ok: false, refusal: { status: 0, code: 'no-answer' } });
});

it('signing in again is not part of its time', async () => {
  const refused = () =>
    Promise.resolve(new Response(JSON.stringify({ code: 'not-signed-in', message: '' }), { status: 401 }));
  const answers = [refused, () => Promise.resolve(new Response(JSON.stringify({ entries: [] })))];
  const { sendInTime, signInGate } = await load(() => answers.shift()?.());
  const sending = sendInTime(documentCalls.readJournal, {}, { patience: 30_000 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(signInGate.isClosed()).toBe(true);
  signInGate.open();
  expect(await sending).toEqual({ ok: true, answer: { entries: [] } });
});
