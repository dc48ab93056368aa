import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, quietLog } from '../../testing/index.ts';
import { createPool } from '../pool.ts';
import { migrateDatabase } from './migrate-database.ts';

const { pool, url } = await createTestDatabase({ content: 'empty' });
const folder = mkdtempSync(join(tmpdir(), 'sitewright-migrations-'));

const first = {
  '0000_first': 'CREATE TABLE page (id text);\n--> statement-breakpoint\nCREATE INDEX ON page (id);',
};
const second = { '0001_second': 'ALTER TABLE page ADD title text;' };

function ship(files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = Object.keys(files).map((tag, idx) => ({ idx, tag }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), text);
}

function migrate(over: Pool = pool, beforeMigrate = async () => {}) {
  return migrateDatabase({ pool: over, migrationsFolder: folder, log: quietLog, beforeMigrate });
}

async function columns(): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'page' ORDER BY ordinal_position`,
  );
  return rows.map(({ column_name }) => column_name);
}

beforeEach(async () => {
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('runs each migration once, in the order of the journal', async () => {
  ship(first);
  expect(await migrate()).toEqual({ applied: ['0000_first'] });
  ship({ ...first, ...second });
  expect(await migrate()).toEqual({ applied: ['0001_second'] });
  expect(await migrate()).toEqual({ applied: [] });
  expect(await columns()).toEqual(['id', 'title']);
});

it('is survived by four nodes that start at once on an empty database', async () => {
  ship({ ...first, ...second, '0002_slow': 'SELECT pg_sleep(0.2); CREATE TABLE item (id text)' });
  const nodes = Array.from({ length: 4 }, () => createPool({ connectionString: url }, quietLog));
  const outcomes = await Promise.all(nodes.map((node) => migrate(node)));
  expect(outcomes.map(({ applied }) => applied.length).toSorted()).toEqual([0, 0, 0, 3]);
  await Promise.all(nodes.map((node) => node.end()));
});

it('makes one backup when four nodes start at once on a database that holds something', async () => {
  ship(first);
  await migrate();
  ship({ ...first, ...second });
  const seen: string[][] = [];
  const nodes = Array.from({ length: 4 }, () => createPool({ connectionString: url }, quietLog));
  await Promise.all(nodes.map((node) => migrate(node, async () => void seen.push(await columns()))));
  expect(seen).toEqual([['id']]);
  await Promise.all(nodes.map((node) => node.end()));
});

it('makes no backup of an empty database', async () => {
  ship(first);
  let backups = 0;
  await migrate(pool, async () => void (backups += 1));
  expect(backups).toBe(0);
});

it('changes nothing when the backup fails', async () => {
  ship(first);
  await migrate();
  ship({ ...first, ...second });
  await expect(migrate(pool, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  expect(await columns()).toEqual(['id']);
});

it('leaves the database as it was when one of several migrations fails', async () => {
  ship(first);
  await migrate();
  ship({ ...first, ...second, '0002_wrong': 'ALTER TABLE nowhere ADD title text' });
  await expect(migrate()).rejects.toMatchObject({
    code: 'migration-failed',
    message: expect.stringMatching(/0002_wrong failed .*nowhere.*left as it was/),
  });
  expect(await columns()).toEqual(['id']);
  ship({ ...first, ...second });
  expect(await migrate()).toEqual({ applied: ['0001_second'] });
});

describe('a database of another line', () => {
  it('is refused when a newer program has used it', async () => {
    ship({ ...first, ...second });
    await migrate();
    ship(first);
    await expect(migrate()).rejects.toMatchObject({
      code: 'migration-unknown',
      message: expect.stringMatching(/newer version of Sitewright.*0001_second/),
    });
  });

  it('is refused when a migration was changed after it ran', async () => {
    ship(first);
    await migrate();
    ship({ '0000_first': 'CREATE TABLE page (id integer)' });
    await expect(migrate()).rejects.toMatchObject({ code: 'migration-changed' });
  });

  it('is not seen in other line endings', async () => {
    ship(first);
    await migrate();
    ship({ '0000_first': first['0000_first'].replaceAll('\n', '\r\n') });
    expect(await migrate()).toEqual({ applied: [] });
  });
});

it('says so when the migrations are missing', async () => {
  rmSync(folder, { recursive: true });
  await expect(migrate()).rejects.toMatchObject({ code: 'migrations-missing' });
});
