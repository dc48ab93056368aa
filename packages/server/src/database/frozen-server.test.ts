import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { programFolders } from '../program-folders.ts';
import { quietLog, startTestApp } from '../testing/index.ts';
import { migrateDatabase, openDatabase } from './index.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'sitewright-frozen-'));
const { database, pool, close } = await openDatabase({ dataFolder, log: quietLog });
await migrateDatabase({ pool, migrationsFolder: programFolders.migrations, log: quietLog });
afterAll(async () => {
  await close();
  rmSync(dataFolder, { recursive: true });
});
const app = await startTestApp(database);
const site = await app.addSite('frozen');

/** The server itself, which takes connections, and every process that answers one. */
const serverProcesses = async (): Promise<number[]> => {
  const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const [postmaster] = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return [Number(postmaster), ...rows.map(({ pid }) => pid)];
};

it('/readyz says within seconds that a frozen database does not answer, and that it does again', async () => {
  const browser = app.visit(site);
  expect((await browser.open('/readyz')).status).toBe(200);
  const pids = await serverProcesses();
  const signalAll = (signal: NodeJS.Signals): void => pids.forEach((pid) => process.kill(pid, signal));
  signalAll('SIGSTOP');
  try {
    const asked = Array.from({ length: 20 }, () => browser.open('/readyz'));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(pool.totalCount - pool.idleCount + pool.waitingCount).toBeLessThanOrEqual(1);
    expect((await browser.open('/healthz')).status).toBe(200);
  } finally {
    signalAll('SIGCONT');
  }
  await expect.poll(async () => (await browser.open('/readyz')).status).toBe(200);
});
