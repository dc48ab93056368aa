import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { quietLog } from '../../testing/quiet-log.ts';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import { clusterProcesses } from './cluster-processes.ts';
import { isRoot } from './run-as.ts';

// Mounting a small disk needs more than root in many containers.
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
const opened: OpenDatabase[] = [];
const folders: string[] = [];

function newFolder({ openToOthers }: { openToOthers: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-embedded-'));
  folders.push(folder);
  if (openToOthers) chmodSync(folder, 0o755);
  return folder;
}

async function open(dataFolder: string, whenHeld: 'refuse' | 'use' = 'refuse'): Promise<OpenDatabase> {
  const database = await openDatabase({ dataFolder, log: quietLog, whenHeld });
  opened.push(database);
  return database;
}

async function valueOf({ pool }: OpenDatabase, statement: string): Promise<unknown> {
  const { rows } = await pool.query({ text: statement, rowMode: 'array' });
  return rows[0]?.[0];
}

afterEach(async () => {
  for (const { close } of opened.splice(0).toReversed()) await close();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a database in a new data folder', () => {
  it('is PostgreSQL 18 with UTF-8 text that compares byte by byte, safe on disk, and off the network', async () => {
    const database = await open(newFolder({ openToOthers: true }));
    expect(await valueOf(database, 'SHOW server_version')).toMatch(/^18\./);
    const { rows } = await database.pool.query(
      'SELECT datlocprovider, datlocale, pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = current_database()',
    );
    expect(rows).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8' }]);
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(await valueOf(database, `SHOW ${setting}`)).toBe('on');
    }
    expect(await valueOf(database, 'SHOW listen_addresses')).toBe('');
    expect(await valueOf(database, 'SELECT inet_server_port()')).toBeNull();
  });

  it('keeps its socket to itself', async () => {
    const folder = newFolder({ openToOthers: true });
    await open(folder);
    expect(statSync(join(folder, 'socket')).mode & 0o007).toBe(0);
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('stops with the program and opens again with what it held', async () => {
    const folder = newFolder({ openToOthers: true });
    const first = await open(folder);
    await first.pool.query('CREATE TABLE note AS SELECT 7 AS seven');
    await first.close();
    expect(clusterProcesses(join(folder, 'postgres'))).toEqual([]);
    expect(await valueOf(await open(folder), 'SELECT seven FROM note')).toBe(7);
  });

  it('works where the path is too long for a unix socket', async () => {
    const folder = join(newFolder({ openToOthers: true }), 'a-long-name-'.repeat(8), 'and-on-'.repeat(8));
    mkdirSync(folder, { recursive: true });
    const database = await open(folder);
    expect(await valueOf(database, 'SELECT 1')).toBe(1);
    expect(String(await valueOf(database, 'SHOW unix_socket_directories'))).not.toContain('a-long-name');
  });

  it('works under a folder that only this user may enter', async () => {
    const database = await open(newFolder({ openToOthers: false }));
    expect(await valueOf(database, 'SELECT 1')).toBe(1);
  });

  it.runIf(isRoot())(
    'moves from one way of running to the other when the folder above is closed',
    async () => {
      const above = newFolder({ openToOthers: true });
      const folder = join(above, 'data');
      const first = await open(folder);
      await first.pool.query('CREATE TABLE note AS SELECT 7 AS seven');
      expect(statSync(join(folder, 'postgres')).uid).not.toBe(0);
      await first.close();
      chmodSync(above, 0o700);
      expect(await valueOf(await open(folder), 'SELECT seven FROM note')).toBe(7);
      expect(statSync(join(folder, 'postgres')).uid).toBe(0);
    },
  );
});

describe('a data folder that is in use', () => {
  it('is refused to a second start with the holder named', async () => {
    const folder = newFolder({ openToOthers: true });
    await open(folder);
    await expect(open(folder)).rejects.toMatchObject({
      code: 'data-folder-held',
      message: expect.stringMatching(new RegExp(`process ${process.pid} has held it since \\d{4}-`)),
    });
  });

  it('lets the command line use its database without stopping it', async () => {
    const folder = newFolder({ openToOthers: true });
    const holder = await open(folder);
    const guest = await open(folder, 'use');
    await guest.pool.query('CREATE TABLE note AS SELECT 7 AS seven');
    expect(guest.location).toMatchObject({ kind: 'embedded', isHeldHere: false });
    await guest.close();
    expect(await valueOf(holder, 'SELECT seven FROM note')).toBe(7);
  });

  it('is opened for the command line when nobody holds it', async () => {
    const alone = await open(newFolder({ openToOthers: true }), 'use');
    expect(alone.location).toMatchObject({ kind: 'embedded', isHeldHere: true });
  });
});

describe('a data folder that cannot be used', () => {
  it('is refused with a sentence when it cannot be written', async () => {
    const file = join(newFolder({ openToOthers: true }), 'a-file');
    writeFileSync(file, '');
    await expect(open(join(file, 'data'))).rejects.toMatchObject({
      code: 'data-folder-not-writable',
      message: expect.stringContaining('set SITEWRIGHT_DATA to another folder'),
    });
  });

  it.runIf(isRoot())(
    'is refused to root with a sentence when no other user can be had for the database',
    async () => {
      vi.stubEnv('PATH', '/nowhere');
      await expect(open(join(newFolder({ openToOthers: false }), 'data'))).rejects.toMatchObject({
        code: 'root-not-possible',
        message: expect.stringMatching(/does not run as root.*Start Sitewright as a normal user/s),
      });
      vi.unstubAllEnvs();
    },
  );

  it.runIf(canMount)('is refused with a sentence when its disk is full', async () => {
    const folder = newFolder({ openToOthers: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0755', 'tmpfs', folder]);
    try {
      await expect(open(folder)).rejects.toMatchObject({
        code: 'disk-full',
        message: expect.stringContaining('is full'),
      });
    } finally {
      execFileSync('umount', [folder]);
    }
  });

  it.each([
    ['99', 'folder-of-newer-postgres', /made by PostgreSQL 99.*Start the newer version/s],
    ['17', 'folder-of-older-postgres', /made by PostgreSQL 17.*sitewright backup/s],
  ])('is refused with a sentence when PostgreSQL %s made it', async (major, code, sentence) => {
    const folder = newFolder({ openToOthers: true });
    await (await open(folder)).close();
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), `${major}\n`);
    await expect(open(folder)).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) });
  });

  it('is free again after a refused start', async () => {
    const folder = newFolder({ openToOthers: true });
    await (await open(folder)).close();
    const version = join(folder, 'postgres', 'PG_VERSION');
    writeFileSync(version, '99\n');
    await expect(open(folder)).rejects.toThrow();
    writeFileSync(version, '18\n');
    expect(await valueOf(await open(folder), 'SELECT 1')).toBe(1);
  });
});
