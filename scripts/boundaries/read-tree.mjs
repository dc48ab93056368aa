import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from '../lib/list-files.mjs';
import { listWorkspaces, readPackageFile } from '../lib/repository.mjs';
import { importTable } from './import-table.mjs';
import { readReferences } from './read-references.mjs';

/** @typedef {import('./read-references.mjs').Reference} Reference */
/** @typedef {import('../lib/repository.mjs').PackageFile} PackageFile */

/**
 * @typedef {object} SourceFile
 * @property {string} path relative to the root, with forward slashes
 * @property {string} workspace the folder of its package, such as `packages/server`
 * @property {string | undefined} capability the folder below `src`, undefined beside `src` or right inside it
 * @property {boolean} isTest it never ships: a test, or something only tests use
 * @property {Reference[]} references
 * @property {number | undefined} defaultExportLine
 * @property {string | undefined} parseError
 * @property {import('oxc-parser').Program} program
 * @property {(offset: number) => number} lineAt
 */

/** @typedef {{ packages: Map<string, PackageFile>, rootPackage: PackageFile, files: Map<string, SourceFile> }} Tree */
/** @typedef {{ path: string, line: number, message: string }} Fault */

const sourceName = /\.(ts|tsx|mts|mjs|js|jsx)$/;
// Settings of tools, and the executable that sets the program up before it can load it.
const toolFile = /^[^/]+\.config\.ts$|^bin\//;
const neverShipped = new Set(['e2e', 'benchmarks']);
const testFile = /\.test\.tsx?$|(^|\/)(testing|soak)\//;

/**
 * @param {string} root
 * @param {string} workspace
 * @returns {SourceFile[]}
 */
function readWorkspace(root, workspace) {
  const folder = join(root, workspace);
  const names = listFiles(folder).map((path) => relative(folder, path).replaceAll('\\', '/'));
  const sources = names.filter((name) => sourceName.test(name) && !toolFile.test(name));
  return sources.map((name) => ({
    path: `${workspace}/${name}`,
    workspace,
    capability: importTable[workspace]?.isOneCapability ? undefined : /^src\/([^/]+)\//.exec(name)?.[1],
    isTest: testFile.test(name) || neverShipped.has(workspace),
    ...readReferences(name, readFileSync(join(folder, name), 'utf8')),
  }));
}

/**
 * @param {string} root
 * @returns {Tree}
 */
export function readTree(root) {
  const workspaces = listWorkspaces(root).filter((folder) => existsSync(join(root, folder, 'package.json')));
  const files = workspaces.flatMap((workspace) => readWorkspace(root, workspace));
  return {
    packages: new Map(workspaces.map((folder) => [folder, readPackageFile(join(root, folder))])),
    rootPackage: readPackageFile(root),
    files: new Map(files.map((file) => [file.path, file])),
  };
}
