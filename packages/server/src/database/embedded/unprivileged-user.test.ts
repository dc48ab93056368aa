import { chmodSync, chownSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stageProgram, type RunningProgram } from '../../testing/programs/staged-program.ts';
import { isReachableBy, isRoot } from './run-as.ts';

const entry = new URL('../../testing/programs/hold-database.ts', import.meta.url);
const holder = await stageProgram(entry, { postgres: 'copied' });
const nobody = { uid: 65534, gid: 65534 };
// Who starts the program: a normal user. Already one, or another one if these tests run as root.
const normalUser = isRoot() ? nobody : undefined;
const canRunNode = !isRoot() || isReachableBy(nobody, dirname(process.execPath));

let folder = '';
let program: RunningProgram | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-user-'));
  if (normalUser) chownSync(folder, normalUser.uid, normalUser.gid);
});
afterEach(async () => {
  program?.process.kill('SIGTERM');
  await program?.ended;
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(holder.folder, { recursive: true, force: true }));

function libraryLinks(native: string): string[] {
  const lib = join(native, 'lib');
  return readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink());
}

function removeLinks(native: string): void {
  for (const name of libraryLinks(native)) rmSync(join(native, 'lib', name));
}

function native(): string {
  return join(holder.postgresPackage, 'native');
}

describe.runIf(canRunNode)('started by a normal user', () => {
  it('runs the database as that user', async () => {
    program = holder.start([folder], normalUser);
    expect(await program.nextMessage()).toMatchObject({
      folder: join(folder, 'postgres'),
      version: expect.stringContaining('PostgreSQL 18'),
    });
  });

  it('says so in a sentence when the folder is not writable', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'sitewright-closed-'));
    chmodSync(closed, 0o555);
    program = holder.start([join(closed, 'data')], normalUser);
    expect(await program.nextMessage()).toEqual({
      refusal: 'data-folder-not-writable',
      sentence: expect.stringMatching(/is not writable for this user .*set SITEWRIGHT_DATA/),
    });
    rmSync(closed, { recursive: true });
  });

  it('uses a private copy when the installed libraries lack their links and cannot be mended', async () => {
    removeLinks(native());
    if (!isRoot()) chmodSync(join(native(), 'lib'), 0o555);
    program = holder.start([folder], normalUser);
    expect(await program.nextMessage()).toMatchObject({ version: expect.stringContaining('PostgreSQL 18') });
    expect(existsSync(join(folder, 'postgres-programs'))).toBe(true);
    expect(libraryLinks(native())).toEqual([]);
    if (!isRoot()) chmodSync(join(native(), 'lib'), 0o755);
  });
});

it('makes the library links that an install without scripts leaves out', async () => {
  removeLinks(native());
  program = holder.start([folder]);
  expect(await program.nextMessage()).toMatchObject({ version: expect.stringContaining('PostgreSQL 18') });
  expect(libraryLinks(native())).toHaveLength(14);
  expect(existsSync(join(folder, 'postgres-programs'))).toBe(false);
});
