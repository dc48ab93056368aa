// Writes the catalogue of fonts that owners can choose from: node scripts/make-font-catalogue.mjs
// Every family comes as a package; its version and integrity are written down, so that what is fetched later can be
// checked. The registry is the one that npm is set up with.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOther, isSlabSerif } from './fonts/font-categories.mjs';
import { repositoryRoot } from './lib/repository.mjs';

const CATALOGUE = 'packages/server/src/fonts/catalogue/font-catalogue.jsonl';
const METADATA_PACKAGE = 'google-font-metadata@6.0.8';
const AT_ONCE = 6;

/** @typedef {{ family: string, category: string, subsets: string[] }} Family */

const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();

/** @returns {{ families: Family[], variable: Set<string> }} */
const readMetadata = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  try {
    const packed = execFileSync('npm', ['pack', METADATA_PACKAGE, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    });
    execFileSync('tar', ['-xzf', packed.trim()], { cwd: folder });
    const read = (/** @type {string} */ name) =>
      JSON.parse(readFileSync(join(folder, 'package/data', name), 'utf8'));
    return { families: read('api-response.json'), variable: new Set(Object.keys(read('variable.json'))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const slugOf = (/** @type {string} */ family) => family.toLowerCase().replaceAll(/\s+/g, '-');

const categories = /** @type {Record<string, string>} */ ({
  'sans-serif': 'sans-serif',
  serif: 'serif',
  display: 'display',
  handwriting: 'script',
  monospace: 'mono',
});

/** @param {Family} family */
const categoryOf = ({ family, category }) => {
  if (isOther(family)) return 'other';
  return isSlabSerif(family) ? 'slab-serif' : (categories[category] ?? 'other');
};

/** @param {string} name @returns {Promise<{ version: string, integrity: string } | undefined>} */
const findPackage = async (name) => {
  const answer = await fetch(`${registry}${name.replace('/', '%2f')}/latest`);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The registry answered ${answer.status} for ${name}.`);
  const { version, dist } = /** @type {{ version: string, dist: { integrity: string } }} */ (
    await answer.json()
  );
  return { version, integrity: dist.integrity };
};

/** @param {Family} entry @param {boolean} isVariable */
const lineOf = async (entry, isVariable) => {
  const slug = slugOf(entry.family);
  const found = await findPackage(`${isVariable ? '@fontsource-variable' : '@fontsource'}/${slug}`);
  if (!found) return undefined;
  const { version, integrity } = found;
  const { family } = entry;
  return JSON.stringify({ family, slug, category: categoryOf(entry), isVariable, version, integrity });
};

const { families, variable } = readMetadata();
const waiting = families.filter(({ subsets }) => subsets.includes('latin'));
/** @type {string[]} */
const lines = [];
const work = async () => {
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const line = await lineOf(entry, variable.has(slugOf(entry.family)));
    if (line === undefined) console.log(`${entry.family} has no package`);
    else lines.push(line);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
writeFileSync(join(repositoryRoot, CATALOGUE), `${lines.toSorted().join('\n')}\n`);
console.log(`${lines.length} families in ${CATALOGUE}`);
