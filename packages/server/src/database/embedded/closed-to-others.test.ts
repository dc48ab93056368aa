import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore } from '../../files/index.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import { isReachableBy, isRoot } from './run-as.ts';

const nobody = { uid: 65534, gid: 65534 };
const canBeOther = isRoot() && isReachableBy(nobody, dirname(process.execPath));
const above = mkdtempSync(join(tmpdir(), 'sitewright-others-'));
chmodSync(above, 0o755);
afterAll(() => rmSync(above, { recursive: true, force: true }));

let count = 0;
let folder = '';
let opened: OpenDatabase | undefined;

const open = async (dataFolder = folder): Promise<OpenDatabase> =>
  (opened = await openDatabase({ dataFolder, log: quietLog }));
const close = async (): Promise<void> => {
  await opened?.close();
  opened = undefined;
};

beforeEach(() => {
  folder = join(above, `data-${(count += 1)}`);
});
afterEach(close);

const modeOf = (path: string): number => statSync(path).mode & 0o777;

/** What an earlier version left: open folders, a server that asks nobody for a password. */
const leaveAsBefore = async (): Promise<void> => {
  await (await open()).pool.query('CREATE TABLE IF NOT EXISTS note AS SELECT 7 AS seven');
  await close();
  rmSync(join(folder, 'database-password'));
  writeFileSync(
    join(folder, 'postgres', 'pg_hba.conf'),
    '# made by initdb\nlocal all all trust\nhost all all all reject\n',
  );
  mkdirSync(join(folder, 'files', 'site'), { recursive: true, mode: 0o755 });
  mkdirSync(join(folder, 'backups'), { mode: 0o755 });
  for (const name of ['.', 'files', 'backups']) chmodSync(join(folder, name), 0o755);
};

/** Runs as a service that shares `nobody` with others would. */
const askAs = (ids: { uid: number; gid: number }, script: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    ...ids,
    cwd: '/',
    encoding: 'utf8',
  });
  return stdout + stderr;
};

const listAs = (ids: { uid: number; gid: number }, path: string): string =>
  askAs(
    ids,
    `try { console.log('read ' + require('fs').readdirSync(${JSON.stringify(path)}).length) } catch (e) { console.log(e.code) }`,
  );

const connectAs = (ids: { uid: number; gid: number }, socket: string): string =>
  askAs(
    ids,
    `require('net').connect(${JSON.stringify(socket)}).on('connect', () => { console.log('connected'); process.exit() }).on('error', (e) => console.log(e.code))`,
  );

const socketOf = async ({ pool }: OpenDatabase): Promise<string> => {
  const { rows } = await pool.query<{ folder: string }>(
    `SELECT current_setting('unix_socket_directories') AS folder`,
  );
  return join(rows[0]?.folder ?? '', '.s.PGSQL.5432');
};

const connectWithout = async (database: OpenDatabase, password: string | undefined): Promise<unknown> => {
  const host = dirname(await socketOf(database));
  const client = new Client({
    host,
    user: 'sitewright',
    database: 'sitewright',
    ...(password && { password }),
  });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end(),
    (error: unknown) => error,
  );
};

describe('a new data folder', () => {
  it('is closed to other users, with all that is in it', async () => {
    await open();
    expect(modeOf(folder) & 0o007).toBe(0);
    for (const name of readdirSync(folder)) expect(modeOf(join(folder, name)) & 0o007, name).toBe(0);
    expect(modeOf(join(folder, 'database-password'))).toBe(0o600);
  });

  it('has a database that asks for its password', async () => {
    const database = await open();
    for (const password of [undefined, 'guessed'])
      expect(String(await connectWithout(database, password))).toMatch(/password/);
    const right = readFileSync(join(folder, 'database-password'), 'utf8').trim();
    expect(right.length).toBeGreaterThanOrEqual(40);
    expect(await connectWithout(database, right)).toBeUndefined();
  });

  it('has uploads that only the program may read', async () => {
    const files = createFileStore({ kind: 'folder', folder: join(folder, 'files') });
    await files.put('0123456789abcdef01234567/media/one.txt', Buffer.from('private'), {
      contentType: 'text/plain',
    });
    const written = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(written.some((entry) => entry.isFile())).toBe(true);
    for (const entry of written)
      expect(modeOf(join(entry.parentPath, entry.name)) & 0o077, entry.name).toBe(0);
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty, as a full disk leaves it', (file: string) => writeFileSync(file, '')],
    [
      'gone, and the last one was not written to its end',
      (file: string) => {
        rmSync(file);
        writeFileSync(`${file}.unfinished`, 'ha');
      },
    ],
  ])('stays usable when its password is %s', async (_, lose) => {
    await (await open()).pool.query('CREATE TABLE note AS SELECT 7 AS seven');
    await close();
    lose(join(folder, 'database-password'));
    const again = await open();
    expect((await again.pool.query('SELECT seven FROM note')).rows).toEqual([{ seven: 7 }]);
    expect(String(await connectWithout(again, undefined))).toMatch(/password/);
    expect(readFileSync(join(folder, 'database-password'), 'utf8')).toMatch(/^[\w-]{40,}\n$/);
    expect(modeOf(join(folder, 'database-password'))).toBe(0o600);
    expect(readdirSync(folder)).not.toContain('database-password.unfinished');
  });
});

describe('a data folder of an earlier version', () => {
  it('is closed at the next start, and keeps what it holds', async () => {
    await leaveAsBefore();
    const database = await open();
    expect((await database.pool.query('SELECT seven FROM note')).rows).toEqual([{ seven: 7 }]);
    for (const name of ['.', 'files', 'backups', 'socket', 'postgres'])
      expect(modeOf(join(folder, name)) & 0o007, name).toBe(0);
    expect(String(await connectWithout(database, undefined))).toMatch(/password/);
  });

  it('is closed also where the database is elsewhere', async () => {
    mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o755 });
    await expect(
      openDatabase({ dataFolder: folder, databaseUrl: 'postgresql://x@127.0.0.1:1/x', log: quietLog }),
    ).rejects.toThrow();
    expect([modeOf(folder), modeOf(join(folder, 'files'))]).toEqual([0o700, 0o700]);
  });
});

it('a folder that holds other things too is not closed, only what is the program’s', async () => {
  mkdirSync(folder, { mode: 0o755 });
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'letter.txt'), 'of somebody');
  mkdirSync(join(folder, 'files'), { mode: 0o755 });
  await open();
  expect(modeOf(folder)).toBe(0o755);
  expect(modeOf(join(folder, 'files'))).toBe(0o700);
  expect(modeOf(join(folder, 'postgres'))).toBe(0o700);
});

describe.runIf(canBeOther)('another user of the machine', () => {
  const others = [nobody, { uid: 12_345, gid: 12_345 }];

  const expectClosed = async (database: OpenDatabase): Promise<void> => {
    const socket = await socketOf(database);
    for (const ids of others) {
      for (const name of ['.', 'postgres', 'socket', 'postgres/base'])
        expect(listAs(ids, join(folder, name)), `${ids.uid} ${name}`).toBe('EACCES\n');
      expect(connectAs(ids, socket)).toBe('EACCES\n');
    }
  };

  it('gets neither to the files nor to the database, not even the one that it runs as', async () => {
    const database = await open();
    expect(statSync(join(folder, 'postgres')).uid).toBe(nobody.uid);
    await expectClosed(database);
    await close();
    await leaveAsBefore();
    await expectClosed(await open());
  });

  it('gets to no socket outside the data folder either', async () => {
    const long = join(folder, 'a-long-name-'.repeat(8), 'and-on-'.repeat(8));
    const socket = await socketOf(await open(long));
    expect(socket.startsWith(folder)).toBe(false);
    expect(listAs(nobody, dirname(socket))).toBe('EACCES\n');
    expect(connectAs(nobody, socket)).toBe('EACCES\n');
  });

  it('does not get in by making that folder first', async () => {
    const long = join(folder, 'b-long-name-'.repeat(8), 'and-on-'.repeat(8));
    const first = dirname(await socketOf(await open(long)));
    await close();
    expect(existsSync(first)).toBe(false);
    mkdirSync(first, { mode: 0o777 });
    chownSync(first, nobody.uid, nobody.gid);
    const socket = await socketOf(await open(long));
    expect(dirname(socket)).not.toBe(first);
    expect(connectAs(nobody, socket)).toBe('EACCES\n');
    rmSync(first, { recursive: true });
  });
});
