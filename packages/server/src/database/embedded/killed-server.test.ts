import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietLog } from '../../testing/quiet-log.ts';
import { stageProgram } from '../../testing/programs/staged-program.ts';
import { isDatabaseGone } from '../faults/database-faults.ts';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import { processStart } from '../folder/process-identity.ts';
import { inTransaction } from '../transactions.ts';
import { readPostmasterRecord } from './postmaster-record.ts';

const holder = await stageProgram(new URL('../../testing/programs/hold-database.ts', import.meta.url), {
  postgres: 'linked',
});

let folder = '';
let opened: OpenDatabase | undefined;

function cluster(): string {
  return join(folder, 'postgres');
}

function postmasterPid(): number {
  const pid = readPostmasterRecord(cluster())?.pid;
  if (pid === undefined) throw new Error('no server is recorded');
  return pid;
}

async function open(): Promise<OpenDatabase> {
  return (opened = await openDatabase({ dataFolder: folder, log: quietLog }));
}

async function isAnswering({ pool }: OpenDatabase): Promise<boolean> {
  return (await pool.query('SELECT true AS yes')).rows[0]?.yes;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-killed-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(holder.folder, { recursive: true }));

it('adopts the server that a killed program left running', async () => {
  const program = holder.start([folder]);
  await program.nextMessage();
  const pid = postmasterPid();
  program.process.kill('SIGKILL');
  await program.ended;
  expect(processStart(pid)).toBeDefined();
  expect(await isAnswering(await open())).toBe(true);
  expect(postmasterPid()).toBe(pid);
});

it('stops an adopted server when it closes', async () => {
  const program = holder.start([folder]);
  await program.nextMessage();
  const pid = postmasterPid();
  program.process.kill('SIGKILL');
  await program.ended;
  await (await open()).close();
  await vi.waitFor(() => expect(processStart(pid)).toBeUndefined(), { timeout: 60_000 });
});

it('replaces a left-over server that runs with other settings', async () => {
  const first = await openDatabase({ dataFolder: folder, log: quietLog });
  await first.close();
  const program = holder.start([folder]);
  await program.nextMessage();
  const pid = postmasterPid();
  program.process.kill('SIGKILL');
  await program.ended;
  opened = await openDatabase({ dataFolder: folder, log: quietLog, settings: { work_mem: '9MB' } });
  expect((await opened.pool.query('SHOW work_mem')).rows).toEqual([{ work_mem: '9MB' }]);
  expect(postmasterPid()).not.toBe(pid);
});

it('starts after program and server were both killed', async () => {
  const program = holder.start([folder]);
  await program.nextMessage();
  const pid = postmasterPid();
  program.process.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await program.ended;
  expect(await isAnswering(await open())).toBe(true);
});

it('starts although the number of the killed server now belongs to another process', async () => {
  await (await open()).close();
  leaveStaleLock(process.pid);
  expect(await isAnswering(await open())).toBe(true);
});

it('starts although the killed server is still a zombie', async () => {
  await (await open()).close();
  // The shell turns into a program that never asks for its ended child.
  const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const zombie = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
  await vi.waitFor(() => expect(readFileSync(`/proc/${zombie}/stat`, 'latin1')).toMatch(/\) Z /), {
    timeout: 60_000,
  });
  leaveStaleLock(zombie);
  expect(await isAnswering(await open())).toBe(true);
  parent.kill();
});

it('starts the server again when it is killed under a serving program, and says meanwhile that it is gone', async () => {
  const database = await open();
  expect(await isAnswering(database)).toBe(true);
  const killed = killServer();
  const faults = await faultsUntilBack(database, killed);
  expect(faults).not.toEqual([]);
  expect(faults.filter((fault) => !isDatabaseGone(fault))).toEqual([]);
  expect(postmasterPid()).not.toBe(killed);
});

it('loses no connection of the pool to transactions that fail while the server is away', async () => {
  const database = await open();
  await Promise.all(Array.from({ length: 16 }, () => isAnswering(database)));
  const killed = killServer();
  await Promise.allSettled(
    Array.from({ length: 40 }, () => inTransaction(database.database, async (tx) => tx.execute('SELECT 1'))),
  );
  await faultsUntilBack(database, killed);
  expect(await Promise.all(Array.from({ length: 16 }, () => isAnswering(database)))).not.toContain(false);
  expect(database.pool.waitingCount).toBe(0);
});

it('gives up no transaction half written when the server is killed in the middle', async () => {
  const database = await open();
  await database.pool.query('CREATE TABLE ledger (entry integer)');
  let killed = 0;
  const halfway = inTransaction(database.database, async (transaction) => {
    await transaction.execute('INSERT INTO ledger VALUES (1)');
    killed = killServer();
    await vi.waitFor(() => expect(postmasterPid()).not.toBe(killed), { timeout: 60_000 });
    await transaction.execute('INSERT INTO ledger VALUES (2)');
  });
  await expect(halfway).rejects.toSatisfy(isDatabaseGone);
  await faultsUntilBack(database, killed);
  expect((await database.pool.query('SELECT * FROM ledger')).rows).toEqual([]);
});

/** What queries ran into until another server than the killed one answers. */
async function faultsUntilBack(database: OpenDatabase, killed: number): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (;;) {
    const current = readPostmasterRecord(cluster())?.pid;
    try {
      await isAnswering(database);
      if (current !== undefined && current !== killed) return faults;
    } catch (error) {
      faults.push(error);
    }
    await pause(20);
  }
}

function killServer(): number {
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  return pid;
}

function leaveStaleLock(pid: number): void {
  const socket = join(folder, 'socket');
  const lines = [pid, cluster(), 1_700_000_000, 5432, socket, '', '  123456         0', 'ready   '];
  writeFileSync(join(cluster(), 'postmaster.pid'), `${lines.join('\n')}\n`);
  mkdirSync(socket, { recursive: true });
  writeFileSync(join(socket, '.s.PGSQL.5432.lock'), `${pid}\n${cluster()}\n`);
}
