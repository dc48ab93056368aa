import { describe, expect, it } from 'vitest';
import { addPlatformPackages, listMissingPlatformPackages } from './platform-packages.mjs';

const bundler = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: {
    '@b/binding-linux-x64-gnu': '2.0.0',
    '@b/binding-darwin-arm64': '2.0.0',
    'a-range': '^1.0.0',
  },
};

describe('the packages for other machines', () => {
  it('are missing when their entry is absent or of another version', () => {
    const entries = {
      'node_modules/b': bundler,
      'node_modules/@b/binding-linux-x64-gnu': { version: '1.0.0' },
    };
    expect(listMissingPlatformPackages(entries).map(({ name }) => name)).toEqual([
      '@b/binding-linux-x64-gnu',
      '@b/binding-darwin-arm64',
    ]);
  });

  it('are added beside the package that wants them, or inside it where that place is taken', () => {
    const entries = {
      'node_modules/b': bundler,
      'node_modules/@b/binding-linux-x64-gnu': { version: '1.0.0' },
    };
    const complete = addPlatformPackages(entries);
    expect(complete).toMatchObject(entries);
    expect(complete['node_modules/@b/binding-darwin-arm64']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      cpu: ['arm64'],
      os: ['darwin'],
    });
    expect(complete['node_modules/b/node_modules/@b/binding-linux-x64-gnu']).toMatchObject({
      version: '2.0.0',
      cpu: ['x64'],
      libc: ['glibc'],
      os: ['linux'],
    });
    expect(listMissingPlatformPackages(complete)).toEqual([]);
  });

  it('are kept apart for two versions of one package', () => {
    const complete = addPlatformPackages({
      'node_modules/b': bundler,
      'node_modules/v/node_modules/b': {
        ...bundler,
        optionalDependencies: { '@b/binding-darwin-arm64': '1.0.0' },
      },
    });
    expect(complete['node_modules/@b/binding-darwin-arm64']?.version).toBe('2.0.0');
    expect(complete['node_modules/v/node_modules/@b/binding-darwin-arm64']?.version).toBe('1.0.0');
  });
});
