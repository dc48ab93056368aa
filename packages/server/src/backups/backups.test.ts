import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../database/index.ts';
import { createTestDatabase, quietLog } from '../testing/index.ts';
import { writeAutomaticBackup } from './automatic-backups.ts';
import type { ProgressReport } from './backup-progress.ts';
import { restoreBackup, type RestoreBackupOptions } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const source = await createTestDatabase({ content: 'empty' });
const target = await createTestDatabase({ content: 'empty' });
const folder = mkdtempSync(join(tmpdir(), 'sitewright-backups-'));
const file = join(folder, 'site.backup');
const migrationsFolder = join(folder, 'migrations');

const first = {
  '0000_first': `
    CREATE TYPE mood AS ENUM ('calm', 'busy');
    CREATE TABLE author (id integer PRIMARY KEY, favourite integer);
    CREATE TABLE book (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, author_id integer NOT NULL REFERENCES author,
      title text, shout text GENERATED ALWAYS AS (upper(title)) STORED, price numeric, weight double precision,
      cover bytea, facts jsonb, tags text[], mood mood, sold_at timestamptz, lent interval);
    ALTER TABLE author ADD FOREIGN KEY (favourite) REFERENCES book;
    CREATE TABLE visit (day date NOT NULL, path text) PARTITION BY RANGE (day);`,
};
const second = { '0001_second': `ALTER TABLE author ADD name text NOT NULL DEFAULT 'somebody';` };

const content = `
  INSERT INTO author VALUES (1, NULL);
  INSERT INTO book (author_id, title, price, weight, cover, facts, tags, mood, sold_at, lent) VALUES
    (1, E'tab\\t line\\n back\\\\slash \\\\N "quote" é 漢 🙂', 12.340, 0.1, '\\x00ff0a5c', '{"a": [1, null, "x\\ny"]}',
     ARRAY['a,b', NULL, '{}'], 'busy', '2026-01-02 03:04:05.678901+09', '1 month 2 days 03:04:05'),
    (1, '', 'NaN', 'Infinity', '', 'null', '{}', NULL, 'infinity', NULL),
    (1, NULL, NULL, 1e-300, NULL, NULL, NULL, NULL, NULL, NULL);
  DELETE FROM book WHERE id = 3;
  UPDATE author SET favourite = 2;
  CREATE TABLE visit_2026 PARTITION OF visit FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
  INSERT INTO visit SELECT '2026-06-01', '/page-' || n FROM generate_series(1, 5000) AS n;`;

function ship(files: Record<string, string>): void {
  rmSync(migrationsFolder, { recursive: true, force: true });
  mkdirSync(join(migrationsFolder, 'meta'), { recursive: true });
  const entries = Object.keys(files).map((tag) => ({ tag }));
  writeFileSync(join(migrationsFolder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(migrationsFolder, `${name}.sql`), text);
}

function restore(options: Partial<RestoreBackupOptions> = {}) {
  return restoreBackup({ pool: target.pool, from: file, migrationsFolder, ...options });
}

async function everything(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query(`
    SELECT (SELECT jsonb_agg(to_jsonb(a) ORDER BY id) FROM author a) AS authors,
           (SELECT jsonb_agg(to_jsonb(b) ORDER BY id) FROM book b) AS books,
           (SELECT count(*) FROM visit_2026) AS visits`);
  return rows[0];
}

async function tables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'schema_migration%' ORDER BY 1`,
  );
  return rows.map(({ tablename }) => tablename);
}

beforeEach(async () => {
  for (const { pool } of [source, target])
    await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  ship(first);
  await migrateDatabase({ pool: source.pool, migrationsFolder, log: quietLog });
  await source.pool.query(content);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a backup', () => {
  it('brings every value back as it was', async () => {
    const summary = await writeBackup({ pool: source.pool, to: file });
    expect(summary).toEqual({ tables: 3, rows: 5003, files: 0, bytes: statSync(file).size });
    expect(await restore()).toMatchObject({ rows: 5003, files: 0 });
    expect(await everything(target.pool)).toEqual(await everything(source.pool));
  });

  it('brings numbering and references back as they were', async () => {
    await writeBackup({ pool: source.pool, to: file });
    await restore();
    const { rows } = await target.pool.query('INSERT INTO book (author_id) VALUES (1) RETURNING id');
    expect(rows).toEqual([{ id: 4 }]);
    await expect(target.pool.query('INSERT INTO book (author_id) VALUES (77)')).rejects.toMatchObject({
      code: '23503',
    });
    await expect(target.pool.query('DELETE FROM book WHERE id = 2')).rejects.toMatchObject({ code: '23503' });
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    let isWritten: Promise<unknown> | undefined;
    const writeMore = () =>
      (isWritten ??= source.pool.query(`INSERT INTO visit VALUES ('2026-06-02', '/late')`));
    await writeBackup({ pool: source.pool, to: file, onProgress: writeMore });
    await isWritten;
    await restore();
    expect(await everything(target.pool)).toMatchObject({ visits: '5000' });
    expect(await everything(source.pool)).toMatchObject({ visits: '5001' });
  });

  it('tells how far it has come, writing and restoring', async () => {
    const reports: ProgressReport[] = [];
    await writeBackup({ pool: source.pool, to: file, onProgress: (report) => reports.push(report) });
    expect(reports.at(-1)).toEqual({
      stage: 'tables',
      subject: 'visit',
      rows: 5003,
      totalRows: 5003,
      files: 0,
    });
    reports.length = 0;
    await restore({ onProgress: (report) => reports.push(report) });
    expect(reports.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['checking', 'tables']));
    expect(reports.at(-1)).toMatchObject({ stage: 'tables', rows: 5003, totalRows: 5003 });
  });

  it('carries the stored files', async () => {
    const pictures = new Map([
      ['sites/1/empty.txt', Buffer.alloc(0)],
      ['sites/1/large.jpg', Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * n) % 251))],
    ]);
    async function* stored() {
      for (const [key, bytes] of pictures) yield { key, size: bytes.length, stream: Readable.from([bytes]) };
    }
    await writeBackup({ pool: source.pool, to: file, files: stored() });
    const restored = new Map<string, Buffer>();
    const summary = await restore({
      putFile: async ({ key, stream }) => void restored.set(key, await buffer(Readable.from(stream))),
    });
    expect(summary.files).toBe(2);
    expect(restored).toEqual(pictures);
  });

  it('is not written at all when a stored file is shorter than said', async () => {
    rmSync(file, { force: true });
    async function* stored() {
      yield { key: 'a', size: 5, stream: Readable.from([Buffer.from('four')]) };
    }
    await expect(writeBackup({ pool: source.pool, to: file, files: stored() })).rejects.toThrow(
      'the file a has 4 bytes',
    );
    expect(() => statSync(file)).toThrow();
    expect(() => statSync(`${file}.partial`)).toThrow();
  });

  it('says so when its file cannot be written', async () => {
    const nowhere = join(folder, 'no', 'such', 'folder.backup');
    await expect(writeBackup({ pool: source.pool, to: nowhere })).rejects.toMatchObject({
      code: 'backup-not-written',
    });
  });

  it('is readable by its owner alone', async () => {
    await writeBackup({ pool: source.pool, to: file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('restoring', () => {
  it('brings a backup of an earlier version up to this one', async () => {
    await writeBackup({ pool: source.pool, to: file });
    ship({ ...first, ...second });
    await restore();
    expect((await target.pool.query('SELECT name FROM author')).rows).toEqual([{ name: 'somebody' }]);
    expect(await migrateDatabase({ pool: target.pool, migrationsFolder, log: quietLog })).toEqual({
      applied: [],
    });
  });

  it('refuses a backup of a newer version', async () => {
    ship({ ...first, ...second });
    await migrateDatabase({ pool: source.pool, migrationsFolder, log: quietLog });
    await writeBackup({ pool: source.pool, to: file });
    ship(first);
    await expect(restore()).rejects.toMatchObject({ code: 'backup-of-newer-program' });
  });

  it('refuses a database that holds something, and leaves it alone', async () => {
    await writeBackup({ pool: source.pool, to: file });
    await target.pool.query('CREATE TABLE precious AS SELECT 1 AS one');
    await expect(restore()).rejects.toMatchObject({ code: 'database-not-empty' });
    expect(await tables(target.pool)).toEqual(['precious']);
  });

  it('replaces a database that holds something when told to', async () => {
    await writeBackup({ pool: source.pool, to: file });
    await target.pool.query(`CREATE TYPE mood AS ENUM ('old'); CREATE TABLE precious AS SELECT 1 AS one`);
    await restore({ whenNotEmpty: 'replace' });
    expect(await tables(target.pool)).not.toContain('precious');
    expect(await everything(target.pool)).toEqual(await everything(source.pool));
  });
});

describe('a file that is not a whole backup', () => {
  async function damagedBy(change: (bytes: Buffer) => Buffer): Promise<void> {
    await writeBackup({ pool: source.pool, to: file });
    writeFileSync(file, change(readFileSync(file)));
  }

  function flipByte(bytes: Buffer, at: number): Buffer {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    return flipped;
  }

  it.each<[string, string, (bytes: Buffer) => Buffer]>([
    ['cut short', 'backup-damaged', (bytes) => bytes.subarray(0, bytes.length - 40)],
    ['cut at a clean place', 'backup-damaged', (bytes) => gzipSync(gunzipSync(bytes).subarray(0, -100))],
    ['changed in the packing', 'backup-damaged', (bytes) => flipByte(bytes, bytes.length - 300)],
    [
      'changed in a row',
      'backup-damaged',
      (bytes) => gzipSync(flipByte(gunzipSync(bytes), gunzipSync(bytes).length - 200)),
    ],
    [
      'followed by more',
      'backup-damaged',
      (bytes) => gzipSync(Buffer.concat([gunzipSync(bytes), Buffer.from('R\0\0\0\x01x')])),
    ],
    ['of another program', 'not-a-backup', () => gzipSync('hello')],
    ['a text', 'not-a-backup', () => Buffer.from('hello')],
    ['empty', 'not-a-backup', () => Buffer.alloc(0)],
  ])('is refused when it is %s, and nothing is restored', async (_, code, change) => {
    await damagedBy(change);
    await expect(restore()).rejects.toMatchObject({ code });
    expect(await tables(target.pool)).toEqual([]);
  });

  it('is refused when it is missing', async () => {
    await expect(restore({ from: join(folder, 'nothing.backup') })).rejects.toMatchObject({
      code: 'backup-missing',
    });
  });
});

describe('the backup before migrations', () => {
  it('holds the database as it was before them', async () => {
    ship({ ...first, ...second });
    const backups = join(folder, 'automatic');
    let made = '';
    await migrateDatabase({
      pool: source.pool,
      migrationsFolder,
      log: quietLog,
      beforeMigrate: async () => {
        made = await writeAutomaticBackup({ pool: source.pool, folder: backups, now: new Date() });
      },
    });
    ship(first);
    await restore({ from: made });
    await expect(target.pool.query('SELECT name FROM author')).rejects.toMatchObject({ code: '42703' });
    expect(await everything(target.pool)).toMatchObject({ visits: '5000' });
  });

  it('is kept five times', async () => {
    const backups = join(folder, 'many');
    const made: string[] = [];
    for (let day = 1; day <= 7; day += 1) {
      made.push(
        await writeAutomaticBackup({
          pool: source.pool,
          folder: backups,
          now: new Date(Date.UTC(2026, 0, day)),
        }),
      );
    }
    expect(made.map((each) => statSync(each, { throwIfNoEntry: false }) !== undefined)).toEqual([
      false,
      false,
      ...Array.from({ length: 5 }, () => true),
    ]);
  });
});
