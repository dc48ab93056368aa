import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { PageServices } from '../build/page-request.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { createPagePool } from './create-page-pool.ts';
import { defaultLimits } from './pool-limits.ts';
import { client, requestOf, textOf } from './testing/page-requests.ts';

const { database } = await createTestDatabase();
const services = { database, clock: () => new Date(), log: pino({ level: 'silent' }) };

it('a thread has a connection for each of its pages: the slow statements of one site leave some to others', async () => {
  const file = fileURLToPath(new URL('testing/odd-worker.mjs', import.meta.url));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest builds pages, which this thread does not
  const pool = createPagePool(services as PageServices, { file, threads: 1, logLevel: 'silent' });
  onTestFinished(() => pool.stop());
  const connections = await textOf(pool.build(requestOf('/connections'), client));
  expect(Number(connections)).toBeGreaterThanOrEqual(defaultLimits.atOnce);
});
