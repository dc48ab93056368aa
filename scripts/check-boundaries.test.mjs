import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTree } from './boundaries/check-tree.mjs';
import { importTable } from './boundaries/import-table.mjs';
import { plantedFaults } from './boundaries/planted-faults.mjs';
import { repositoryRoot } from './lib/repository.mjs';

const capabilityExports = { './*': './src/*/index.ts', './*/schemas': './src/*/*-schemas.ts' };

/** @type {string} */
let root;

/**
 * @param {string} path
 * @param {string} text
 */
function plant(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/**
 * @param {string} folder
 * @param {Record<string, unknown>} [fields]
 */
function plantPackage(folder, fields = {}) {
  const name = `@sitewright/${folder.split('/').at(-1)}`;
  plant(`${folder}/package.json`, JSON.stringify({ name, exports: capabilityExports, ...fields }));
}

const tellFaults = () =>
  checkTree(root).faults.map(({ path, line, message }) => `${path}:${line} ${message}`);

const firstLines = () => tellFaults().map((fault) => fault.split('\n')[0]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-boundaries-'));
  const workspaces = ['packages/*', 'e2e', 'benchmarks'];
  plant('package.json', JSON.stringify({ workspaces, devDependencies: { vitest: '1' } }));
  for (const folder of Object.keys(importTable)) plantPackage(folder);
  plantPackage('packages/template', { exports: { '.': './src/index.ts' } });
  plant('packages/domain/src/cart/index.ts', `export * from './total.ts';`);
  plant('packages/domain/src/cart/total.ts', `export const total = 1;`);
  plant('packages/domain/src/cart/cart-schemas.ts', `export const cartSchema = {};`);
  plant('packages/server/src/cart/index.ts', `export const cart = 1;`);
  plant('packages/server/src/cart/cart-store.ts', `export const store = 1;`);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Reading every file takes as long as the machine is busy. */
const WHOLE_TREE_MS = 120_000;

describe('this repository', () => {
  it('crosses no boundary', { timeout: WHOLE_TREE_MS }, () => {
    const { faults, fileCount } = checkTree(repositoryRoot);
    expect(faults).toEqual([]);
    expect(fileCount).toBeGreaterThan(50);
  });
});

describe('what is allowed', () => {
  it('says nothing about a tree that keeps to the table', () => {
    plantPackage('packages/server', {
      exports: {},
      dependencies: { fastify: '5', '@sitewright/domain': '*' },
    });
    plant(
      'packages/server/src/orders/index.ts',
      `import { readFile } from 'node:fs/promises';
       import fastify from 'fastify';
       import { total } from '@sitewright/domain/cart';
       import { cartSchema } from '@sitewright/domain/cart/schemas';
       import { cart } from '../cart/index.ts';
       import { wide } from '../wide.ts';
       const page = new URL('../../../editor/dist/index.html', import.meta.url);
       const later = () => import('./later.ts');
       export const orders = [readFile, fastify, total, cartSchema, cart, wide, page, later];`,
    );
    plant('packages/server/src/wide.ts', `export const wide = 1;`);
    plant('packages/server/src/orders/later.ts', `export const later = 1;`);
    plant('packages/server/vite.config.ts', `export default {};`);
    expect(tellFaults()).toEqual([]);
  });

  it('lets tests use the tools, the Node modules and the testing folder that product code may not', () => {
    plant('packages/domain/src/testing/cases.ts', `import 'node:fs'; export const cases = 1;`);
    plant(
      'packages/domain/src/cart/total.test.ts',
      `import { it } from 'vitest'; import { cases } from '../testing/cases.ts'; import 'node:fs'; it(cases);`,
    );
    expect(tellFaults()).toEqual([]);
  });

  it('lets the parts of the language import each other’s files, one way', () => {
    plant('packages/template/src/index.ts', `export * from './parse/parse.ts';`);
    plant(
      'packages/template/src/parse/parse.ts',
      `import { run } from '../run/run.ts'; export const parse = run;`,
    );
    plant('packages/template/src/run/run.ts', `export const run = 1;`);
    expect(tellFaults()).toEqual([]);
  });
});

describe('planted faults', () => {
  it.each(plantedFaults)('names $what, with file and line', ({ path, text, fault }) => {
    plant(path, text);
    const faults = tellFaults();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${path}:${fault}`);
  });

  it('names a dependency in package.json that the table forbids', () => {
    plantPackage('packages/template', { dependencies: { '@sitewright/domain': '*' } });
    plantPackage('packages/api', { devDependencies: { react: '19' } });
    expect(tellFaults()).toEqual([
      'packages/api/package.json:1 packages/api may not depend on react',
      'packages/template/package.json:1 packages/template may not depend on @sitewright/domain',
    ]);
  });
});

describe('loops', () => {
  it('names a loop of files', () => {
    plant('packages/ui/src/a/index.ts', `export * from './b.ts';`);
    plant('packages/ui/src/a/b.ts', `\nimport './c.ts';`);
    plant('packages/ui/src/a/c.ts', `import './b.ts';`);
    const loop = 'packages/ui/src/a/b.ts -> packages/ui/src/a/c.ts -> packages/ui/src/a/b.ts';
    const imports = [
      'packages/ui/src/a/b.ts:2 imports packages/ui/src/a/c.ts',
      'packages/ui/src/a/c.ts:1 imports packages/ui/src/a/b.ts',
    ];
    expect(tellFaults()).toEqual([
      [`packages/ui/src/a/b.ts:2 file loop: ${loop}`, ...imports].join('\n    '),
    ]);
  });

  it('names a loop of files that know each other by types alone', () => {
    plant('packages/ui/src/a/index.ts', `export * from './b.ts';`);
    plant('packages/ui/src/a/b.ts', `import type { C } from './c.ts'; export type B = C;`);
    plant('packages/ui/src/a/c.ts', `import type { B } from './b.ts'; export type C = B;`);
    const loop = 'packages/ui/src/a/b.ts -> packages/ui/src/a/c.ts -> packages/ui/src/a/b.ts';
    expect(firstLines()).toEqual([`packages/ui/src/a/b.ts:1 file loop: ${loop}`]);
  });

  it('names a loop of the folders inside a capability, even one of types', () => {
    plant('packages/ui/src/a/index.ts', `export * from './b/b.ts';`);
    plant('packages/ui/src/a/b/b.ts', `import { c } from '../c/c.ts'; export const b = c;`);
    plant('packages/ui/src/a/b/other.ts', `export type Other = 1;`);
    plant(
      'packages/ui/src/a/c/c.ts',
      `import type { Other } from '../b/other.ts'; export const c = 1 as Other;`,
    );
    const loop = 'packages/ui/src/a/b -> packages/ui/src/a/c -> packages/ui/src/a/b';
    expect(firstLines()).toEqual([`packages/ui/src/a/b/b.ts:1 folder loop: ${loop}`]);
  });

  it('names a loop of capabilities, even one of types and through a file beside them', () => {
    plant('packages/ui/src/a/index.ts', `export const a = 1;`);
    plant(
      'packages/ui/src/a/inner.ts',
      `import type { words } from '../words.ts'; export type Inner = typeof words;`,
    );
    plant('packages/ui/src/words.ts', `import { b } from './b/index.ts'; export const words = b;`);
    plant('packages/ui/src/b/index.ts', `import { a } from '../a/index.ts'; export const b = a;`);
    const loop = 'packages/ui/src/a -> packages/ui/src/words.ts -> packages/ui/src/b -> packages/ui/src/a';
    expect(firstLines()).toEqual([`packages/ui/src/a/inner.ts:1 capability loop: ${loop}`]);
  });
});

describe('imports inside a package', () => {
  it('names a schema that a browser would load through a package in between', () => {
    plant(
      'packages/api/src/client/index.ts',
      `import { total } from '@sitewright/domain/cart'; export const a = total;`,
    );
    plant(
      'packages/domain/src/cart/total.ts',
      `\nimport { cartSchema } from './cart-schemas.ts'; export const total = cartSchema;`,
    );
    expect(tellFaults()).toEqual([
      'packages/domain/src/cart/total.ts:2 browsers load this file: import packages/domain/src/cart/cart-schemas.ts with "import type"',
    ]);
  });

  it('names a statement outside of a store', () => {
    plantPackage('packages/server', { dependencies: { 'drizzle-orm': '1' } });
    const text = `\nimport { eq } from 'drizzle-orm'; export const a = eq;`;
    plant('packages/server/src/a/a-service.ts', text);
    plant('packages/server/src/a/a-store.ts', text);
    expect(tellFaults()).toEqual([
      'packages/server/src/a/a-service.ts:2 SQL outside of a store: move it to a file named *-store.ts',
    ]);
  });

  it('names an import from a higher layer of a capability, even of a type', () => {
    plant('packages/server/src/pages/build/build-page.ts', `export type Page = 1;`);
    plant(
      'packages/server/src/pages/load/load-page.ts',
      `\nimport type { Page } from '../build/build-page.ts'; export type Loaded = Page;`,
    );
    expect(tellFaults()).toEqual([
      'packages/server/src/pages/load/load-page.ts:2 layer: packages/server/src/pages/load may not import build',
    ]);
  });

  it('names an import between folders of one layer, and a folder that no layer names', () => {
    plant('packages/server/src/pages/serving/serve.ts', `import '../extra/extra.ts';`);
    plant('packages/server/src/pages/extra/extra.ts', `export const extra = 1;`);
    plant('packages/server/src/pages/items/items.ts', `import '../terms/terms.ts';`);
    plant('packages/server/src/pages/terms/terms.ts', `import '../pages-tables.ts';`);
    plant('packages/server/src/pages/pages-tables.ts', `export const pages = 1;`);
    expect(tellFaults()).toEqual([
      'packages/server/src/pages/items/items.ts:1 layer: packages/server/src/pages/items may not import terms',
      'packages/server/src/pages/serving/serve.ts:1 packages/server/src/pages/extra is in no layer of scripts/boundaries/folder-layers.mjs',
    ]);
  });
});
