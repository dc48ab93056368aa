import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, requireNatives } from './install.mjs';
import { readMachine } from './native-packages.mjs';

/** @type {string} */
let root;

/**
 * @param {string} path
 * @param {Record<string, object>} packages
 */
const writeLock = (path, packages) => writeFileSync(join(root, path), JSON.stringify({ packages }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeLock('package-lock.json', {
    '': {},
    'packages/server': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@sitewright/server': { link: true },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  });
});

afterEach(() => rmSync(root, { recursive: true }));

describe('whether packages are installed', () => {
  const present = {
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@sitewright/server': { link: true },
  };

  it('is true when all that this machine needs is there', () => {
    writeLock('node_modules/.package-lock.json', present);
    expect(isInstalled(root)).toBe(true);
  });

  it('is false on a bare clone and after an interrupted install, which leaves no list', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when the list was cut off', () => {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{ "packages": {');
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when the lock file asks for another version', () => {
    writeLock('node_modules/.package-lock.json', { ...present, 'node_modules/pg': { version: '7.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when the lock file asks for one more package', () => {
    writeLock('node_modules/.package-lock.json', { 'node_modules/pg': { version: '8.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when a native package of this machine is missing', () => {
    writeLock('node_modules/.package-lock.json', present);
    writeLock('package-lock.json', {
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/native': {
        version: '1.0.0',
        optional: true,
        cpu: [process.arch],
        os: [process.platform],
      },
    });
    expect(isInstalled(root)).toBe(false);
  });
});

describe('an installation whose bundler would load the binding of another version', () => {
  it('is refused by a sentence that names both', () => {
    const { os, cpu, libc } = readMachine();
    const library = libc === 'musl' ? '-musl' : libc ? '-gnu' : '';
    const binding = `@bundler/binding-${os}-${cpu}${library}`;
    writeLock('package-lock.json', {
      'node_modules/bundler': { version: '1.2.19', optionalDependencies: { [binding]: '1.2.19' } },
    });
    for (const [name, version] of Object.entries({ bundler: '1.2.19', [binding]: '1.3.1' })) {
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
      writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
    }
    expect(() => requireNatives(root)).toThrow(
      `bundler needs the native package ${binding} 1.2.19 on this machine (${os}-${cpu}${libc === 'musl' ? '-musl' : ''}), and would load version 1.3.1.`,
    );
  });
});
