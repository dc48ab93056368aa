import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './lib/repository.mjs';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(repositoryRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

/** Paths may leave out `packages/<package>/src`. */
const bases = [
  '',
  'packages',
  ...readdirSync(join(repositoryRoot, 'packages')).flatMap((name) => [
    `packages/${name}`,
    `packages/${name}/src`,
  ]),
];

const CODE = /`([^`\n]+)`/g;
const FILE = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|md|css|case)(?::\d+)?$/;
const FOLDER = /^(?:packages|e2e|scripts|benchmarks|sites|docs)(?:\/[\w@.-]+)+\/?$/;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;

/** @param {string} text */
const namedPaths = (text) =>
  [...text.matchAll(CODE)]
    .map(([, code = '']) => code)
    .filter((code) => FOLDER.test(code) || (FILE.test(code) && code.includes('/')));

/**
 * `server/cart/cart-routes.ts` is short for `packages/server/src/cart/cart-routes.ts`.
 *
 * @param {string} path
 */
const isThere = (path) =>
  [path, path.replace(/^(\w+)\//, '$1/src/')].some((each) =>
    bases.some((base) => existsSync(join(repositoryRoot, base, each))),
  );

describe('documents', () => {
  it.each(documents)('%s names files and folders that exist', (document) => {
    const text = readFileSync(join(repositoryRoot, document), 'utf8');
    const links = [...text.matchAll(LINK)].map(([, link = '']) => link);
    const folder = join(repositoryRoot, document, '..');
    expect([
      ...namedPaths(text).filter((path) => !isThere(path.replace(/:\d+$/, ''))),
      ...links.filter((link) => !existsSync(join(folder, decodeURI(link)))),
    ]).toEqual([]);
  });
});
