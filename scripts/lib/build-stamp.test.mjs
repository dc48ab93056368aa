import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findStale, fingerprintSources } from './build-stamp.mjs';

/** @type {string} */
let parent;
/** @type {string} */
let root;

/** @param {string} path @param {string} text */
const write = (path, text) => writeFileSync(join(root, path), text);

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'sitewright-stamp-'));
  // Called as a folder whose files are not built.
  root = join(parent, 'testing');
  for (const folder of ['template/src', 'render/src', 'render/dist', 'ui/src']) {
    mkdirSync(join(root, 'packages', folder), { recursive: true });
  }
  write('packages/template/src/index.ts', 'one');
  write('packages/render/dist/.build-stamp', fingerprintSources('template', root));
});

afterEach(() => rmSync(parent, { recursive: true }));

describe('whether a target is built', () => {
  it('is true while its sources stay as they were', () => {
    write('packages/render/dist/template.js', 'made');
    write('packages/ui/src/index.ts', 'not a part of it');
    write('packages/template/src/index.test.ts', 'not built');
    expect(findStale(['template'], root)).toEqual([]);
  });

  it('is false when a source changed, even to the same size', () => {
    write('packages/template/src/index.ts', 'two');
    utimesSync(join(root, 'packages/template/src/index.ts'), new Date(), new Date(Date.now() + 5_000));
    expect(findStale(['template'], root)).toEqual(['template']);
  });

  it('is false when a source came or went', () => {
    write('packages/render/src/new.ts', '');
    expect(findStale(['template'], root)).toEqual(['template']);
    rmSync(join(root, 'packages/render/src/new.ts'));
    expect(findStale(['template'], root)).toEqual([]);
    rmSync(join(root, 'packages/template/src/index.ts'));
    expect(findStale(['template'], root)).toEqual(['template']);
  });

  it('is false when the build was interrupted before its stamp', () => {
    rmSync(join(root, 'packages/render/dist/.build-stamp'));
    expect(findStale(['template'], root)).toEqual(['template']);
  });
});
