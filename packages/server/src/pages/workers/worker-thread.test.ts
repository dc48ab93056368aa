import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { PageRefusal } from './page-faults.ts';
import { PagePool } from './page-pool.ts';
import { client, requestOf, textOf } from './testing/page-requests.ts';
import { startWorkerThread } from './worker-thread.ts';

const log = pino({ level: 'silent' });
const startThread = startWorkerThread({
  file: fileURLToPath(new URL('testing/odd-worker.mjs', import.meta.url)),
  log,
  connection: {},
  connections: 1,
  loaderUrl: undefined,
  logLevel: 'silent',
});
const pool = new PagePool({
  startThread,
  startHere: startThread,
  size: 2,
  clock: () => new Date(),
  log,
  limits: { silentMs: 300 },
});
afterAll(() => pool.stop());

describe.each(['loop', 'exit', 'throw', 'allocate'])('a page that makes its thread %s', (oddity) => {
  it('is refused, and no other page is lost', async () => {
    const others = ['/1', '/2', '/3'].map((path, index) =>
      textOf(pool.build(requestOf(path, `${oddity}${index}`), client)),
    );
    const odd = pool.build(requestOf(`/${oddity}`, oddity), client);
    const later = textOf(pool.build(requestOf('/4', `${oddity}-later`), client));
    await expect(odd).rejects.toBeInstanceOf(PageRefusal);
    expect(await Promise.all([...others, later])).toEqual(['page /1', 'page /2', 'page /3', 'page /4']);
  });
});

it('a hundred pages that make their threads loop are refused without trying each of them', async () => {
  const looping = Array.from({ length: 100 }, (_, index) =>
    pool.build(requestOf('/loop?x', 'many'), { ...client, address: `10.0.0.${index}` }),
  );
  const outcomes = await Promise.allSettled(looping);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await textOf(pool.build(requestOf('/after', 'other'), client))).toBe('page /after');
});

it.runIf(process.platform === 'linux')(
  'a thread that waits for a processor is not taken for one that is stuck',
  async () => {
    expect(await textOf(pool.build(requestOf('/starve', 'starved'), client))).toBe('page /starve');
  },
);
