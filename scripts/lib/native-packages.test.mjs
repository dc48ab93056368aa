import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isNativeFor, listLockFaults, listNativeFaults, supportedMachines } from './native-packages.mjs';

const arm = { os: 'linux', cpu: 'arm64', libc: 'glibc' };
const sri = 'sha512-x';

/** @param {string} version */
const bundler = (version) => ({
  version,
  integrity: sri,
  optionalDependencies: {
    '@b/binding-linux-x64-gnu': version,
    '@b/binding-linux-arm64-gnu': version,
    '@b/binding-darwin-x64': version,
    '@b/binding-darwin-arm64': version,
    '@b/binding-win32-x64-msvc': version,
    'a-range': '^1.0.0',
  },
});

/** @param {string} version @param {string} [folder] */
const bindings = (version, folder = '') =>
  Object.fromEntries(
    ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64'].map((name) => [
      `${folder}node_modules/@b/binding-${name}`,
      { version, integrity: sri, optional: true },
    ]),
  );

describe('the native packages of a lock file', () => {
  it('are complete when each supported machine has the one its package asks for', () => {
    expect(listLockFaults({ 'node_modules/b': bundler('2.0.0'), ...bindings('2.0.0') })).toEqual([]);
  });

  it('are refused where npm left one out, or kept it without an integrity', () => {
    const entries = { 'node_modules/b': bundler('2.0.0'), ...bindings('2.0.0') };
    const leftOut = Object.entries(entries).filter(([path]) => !path.endsWith('linux-arm64-gnu'));
    expect(listLockFaults(Object.fromEntries(leftOut))).toEqual([
      '@b/binding-linux-arm64-gnu 2.0.0, which b needs on linux-arm64, is not in the lock file.',
    ]);
    const bare = { ...entries, 'node_modules/@b/binding-darwin-x64': { version: '2.0.0' } };
    expect(listLockFaults(bare)).toEqual([
      '@b/binding-darwin-x64 2.0.0, which b needs on darwin-x64, has no integrity in the lock file.',
    ]);
  });

  it('are refused where a nested package would load the binding of an outer version', () => {
    const nested = bindings('1.2.19', 'node_modules/v/');
    delete nested['node_modules/v/node_modules/@b/binding-linux-arm64-gnu'];
    const faults = listLockFaults({
      'node_modules/b': bundler('1.3.1'),
      ...bindings('1.3.1'),
      'node_modules/v/node_modules/b': bundler('1.2.19'),
      ...nested,
    });
    expect(faults).toEqual([
      '@b/binding-linux-arm64-gnu 1.2.19, which b needs on linux-arm64, is 1.3.1 in the lock file.',
    ]);
  });

  it('belong to a machine by system, processor and C library', () => {
    const entry = { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] };
    expect(supportedMachines.filter((machine) => isNativeFor(entry, machine))).toEqual([arm]);
    expect(isNativeFor({ ...entry, libc: ['musl'] }, arm)).toBe(false);
    expect(isNativeFor({ cpu: ['arm64'], os: ['!win32'] }, arm)).toBe(true);
    expect(isNativeFor({ cpu: ['arm64'], os: ['!linux'] }, arm)).toBe(false);
    expect(isNativeFor({}, arm)).toBe(false);
  });
});

describe('the native packages of an installation', () => {
  /** @type {string} */
  let root;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'sitewright-natives-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  /** @param {string} path @param {string} version */
  const install = (path, version) => {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), JSON.stringify({ version }));
  };
  const entries = { 'node_modules/v/node_modules/b': bundler('1.2.19') };

  it('are named when they are missing for this machine', () => {
    install('node_modules/v/node_modules/b', '1.2.19');
    expect(listNativeFaults(entries, { root, machine: arm })).toEqual([
      'b needs the native package @b/binding-linux-arm64-gnu 1.2.19 on this machine (linux-arm64), and it is not installed.',
    ]);
  });

  it('are named when a package would load the binding of another version', () => {
    install('node_modules/v/node_modules/b', '1.2.19');
    install('node_modules/@b/binding-linux-arm64-gnu', '1.3.1');
    expect(listNativeFaults(entries, { root, machine: arm })).toEqual([
      'b needs the native package @b/binding-linux-arm64-gnu 1.2.19 on this machine (linux-arm64), and would load version 1.3.1.',
    ]);
    install('node_modules/v/node_modules/@b/binding-linux-arm64-gnu', '1.2.19');
    expect(listNativeFaults(entries, { root, machine: arm })).toEqual([]);
  });

  it('are not asked for by packages that are not installed here', () => {
    expect(listNativeFaults(entries, { root, machine: arm })).toEqual([]);
  });
});
