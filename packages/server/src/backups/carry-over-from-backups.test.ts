import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateDatabase, openDatabase, type CarryOver, type OpenDatabase } from '../database/index.ts';
import { quietLog } from '../testing/index.ts';
import { carryOverFromBackups } from './carry-over-from-backups.ts';
import { writeBackup } from './write-backup.ts';

// The programs of an older PostgreSQL are not at hand: its folder is one of ours that says it is older.

let folder = '';
let opened: OpenDatabase | undefined;

function migrationsFolder(): string {
  return join(folder, 'migrations');
}

async function open(carryOver?: CarryOver): Promise<OpenDatabase> {
  const hook = carryOver ?? carryOverFromBackups({ migrationsFolder: migrationsFolder(), log: quietLog });
  return (opened = await openDatabase({ dataFolder: join(folder, 'data'), log: quietLog, carryOver: hook }));
}

async function notes(): Promise<unknown[]> {
  return (await opened?.pool.query('SELECT text FROM note'))?.rows ?? [];
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-carry-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(migrationsFolder(), 'meta'), { recursive: true });
  writeFileSync(join(migrationsFolder(), 'meta', '_journal.json'), '{"entries": [{"tag": "0000_note"}]}');
  writeFileSync(join(migrationsFolder(), '0000_note.sql'), 'CREATE TABLE note (text text)');
  const { pool } = await open();
  await migrateDatabase({ pool, migrationsFolder: migrationsFolder(), log: quietLog });
  await pool.query(`INSERT INTO note VALUES ('from before')`);
  mkdirSync(join(folder, 'data', 'backups'));
  await writeBackup({ pool, to: join(folder, 'data', 'backups', 'before-upgrade.backup') });
});
afterEach(async () => {
  await opened?.close();
  rmSync(folder, { recursive: true, force: true });
});

function makeOlder(): void {
  writeFileSync(join(folder, 'data', 'postgres', 'PG_VERSION'), '17\n');
}

it('carries a folder of an older PostgreSQL over from its backup, and keeps the old one', async () => {
  await opened?.close();
  makeOlder();
  await open();
  expect(await notes()).toEqual([{ text: 'from before' }]);
  expect(existsSync(join(folder, 'data', 'postgres-17', 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'data', 'postgres.carried'))).toBe(false);
});

it('refuses to carry over from a backup that lacks what was written after it', async () => {
  await opened?.pool.query(`INSERT INTO note VALUES ('an order of this morning')`);
  await opened?.close();
  makeOlder();
  await expect(open()).rejects.toMatchObject({ code: 'folder-of-older-postgres' });
});

it('leaves the old folder in place when carrying over fails', async () => {
  await opened?.close();
  makeOlder();
  const hook = carryOverFromBackups({ migrationsFolder: migrationsFolder(), log: quietLog });
  const failing = open({ ...hook, restore: () => Promise.reject(new Error('power cut')) });
  await expect(failing).rejects.toThrow('power cut');
  expect(existsSync(join(folder, 'data', 'postgres-17'))).toBe(false);
  await open();
  expect(await notes()).toEqual([{ text: 'from before' }]);
});

it('ends a carry-over that was killed between its two last steps', async () => {
  await opened?.close();
  const data = join(folder, 'data');
  renameSync(join(data, 'postgres'), join(data, 'postgres.carried'));
  await open();
  expect(await notes()).toEqual([{ text: 'from before' }]);
});
