import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTargets } from './build-targets.mjs';
import { madeFolders } from './list-files.mjs';
import { repositoryRoot } from './repository.mjs';

/** @typedef {import('./build-targets.mjs').TargetName} TargetName */

const stampName = '.build-stamp';
const buildRecipes = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/lib/bundle.mjs',
  'scripts/lib/check-output.mjs',
  'scripts/lib/chunk-loader.mjs',
  'scripts/lib/pack-chunks.mjs',
  'scripts/lib/run-entry.mjs',
];
const filesNotBuilt = /\.test\.tsx?$|\.md$/;
const foldersNotBuilt = new Set(['testing', 'cases', 'migrations', 'soak']);

/**
 * What a package is built of, a line for each file with its time and size: reading the contents would cost every start
 * a tenth of a second.
 *
 * @param {string} root
 * @param {string} folder relative to the root, whose own folders may be called as those that are left out
 * @returns {string}
 */
function describeSources(root, folder) {
  let lines = '';
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!madeFolders.has(entry.name) && !foldersNotBuilt.has(entry.name))
        lines += describeSources(root, path);
    } else if (entry.isFile() && !filesNotBuilt.test(entry.name)) lines += describeFile(root, path);
  }
  return lines;
}

/** @param {string} root @param {string} path */
function describeFile(root, path) {
  const { mtimeMs, size } = statSync(`${root}/${path}`);
  return `${path}\0${mtimeMs}\0${size}\n`;
}

/**
 * A fingerprint of everything a target is built of.
 *
 * @param {TargetName} target
 * @param {string} [root]
 * @param {Map<string, string>} [described] packages that were described before for another target
 */
export function fingerprintSources(target, root = repositoryRoot, described = new Map()) {
  const hash = createHash('sha256');
  for (const name of buildTargets[target].packages) {
    const folder = `packages/${name}`;
    if (!described.has(name))
      described.set(name, existsSync(join(root, folder)) ? describeSources(root, folder) : '');
    hash.update(described.get(name) ?? '');
  }
  const recipes = buildRecipes.filter((path) => existsSync(join(root, path)));
  for (const path of recipes) hash.update(describeFile(root, path));
  return hash.digest('hex');
}

/**
 * The targets that are not built, or of sources that changed since.
 *
 * @param {TargetName[]} targets
 * @param {string} [root]
 */
export function findStale(targets, root = repositoryRoot) {
  /** @type {Map<string, string>} */
  const described = new Map();
  return targets.filter((target) => {
    const stamp = join(root, buildTargets[target].output, stampName);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprintSources(target, root, described);
  });
}

/**
 * Written last, into the built folder itself, so that an interrupted build is never taken for a finished one.
 *
 * @param {TargetName} target
 * @param {string} fingerprint the sources as they were when the build began
 */
export function writeStamp(target, fingerprint) {
  writeFileSync(join(repositoryRoot, buildTargets[target].output, stampName), fingerprint);
}
