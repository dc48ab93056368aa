import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEntryFile, findChunkFiles } from './build-manifest.ts';

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/index-1.css'],
  },
  '_shared.js': { file: 'assets/shared-2.js' },
  '_tree.js': { file: 'assets/tree-3.js', imports: ['_shared.js'], css: ['assets/tree-3.css'] },
  'src/screen.tsx': {
    file: 'assets/screen-4.js',
    imports: ['index.html', '_tree.js'],
    dynamicImports: ['src/later.ts'],
    css: ['assets/screen-4.css'],
  },
  'src/later.ts': { file: 'assets/later-5.js' },
};

describe('the files of a build', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sitewright-build-'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('knows the one that everything begins with', async () => {
    expect(await findEntryFile(folder)).toBe('assets/index-1.js');
  });

  it('knows all that a screen needs before it runs, each once, and nothing that is fetched later', async () => {
    const files = await findChunkFiles(folder, 'src/screen.tsx');
    expect(files.toSorted()).toEqual([
      'assets/index-1.css',
      'assets/index-1.js',
      'assets/screen-4.css',
      'assets/screen-4.js',
      'assets/shared-2.js',
      'assets/tree-3.css',
      'assets/tree-3.js',
    ]);
  });

  it('has none while nothing was built, or where the screen is another', async () => {
    expect(await findChunkFiles(folder, 'src/other.tsx')).toEqual([]);
    expect(await findChunkFiles(join(folder, 'nowhere'), 'src/screen.tsx')).toEqual([]);
    expect(await findEntryFile(join(folder, 'nowhere'))).toBeUndefined();
  });
});
