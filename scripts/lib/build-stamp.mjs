import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildTargets } from './build-targets.mjs';
import { listFiles } from './list-files.mjs';
import { repositoryRoot } from './repository.mjs';

/** @typedef {import('./build-targets.mjs').TargetName} TargetName */

const stampName = '.build-stamp';
const buildRecipes = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/lib/bundle.mjs',
  'scripts/lib/check-output.mjs',
  'scripts/lib/run-entry.mjs',
];
const notBuilt = /\.test\.tsx?$|\/(testing|cases|migrations|soak)\/|\.md$/;

/**
 * A fingerprint of everything a target is built of, by path, time and size: reading the contents would cost
 * every start a tenth of a second.
 *
 * @param {TargetName} target
 * @param {string} [root]
 */
export function fingerprintSources(target, root = repositoryRoot) {
  const folders = buildTargets[target].packages.map((name) => join(root, 'packages', name));
  const files = folders.filter((folder) => existsSync(folder)).flatMap(listFiles);
  // Without the root, whose own folders may be called as those that are left out.
  const sources = files.map((path) => relative(root, path)).filter((path) => !notBuilt.test(path));
  const recipes = buildRecipes.filter((path) => existsSync(join(root, path)));
  const hash = createHash('sha256');
  for (const path of [...sources, ...recipes]) {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {TargetName} target
 * @param {string} [root]
 */
export function isBuilt(target, root = repositoryRoot) {
  try {
    const stamp = readFileSync(join(root, buildTargets[target].output, stampName), 'utf8');
    return stamp === fingerprintSources(target, root);
  } catch {
    return false;
  }
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
