// Copied into the built server: runs its chunks, with the code that V8 compiled for an earlier start.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/** @typedef {Record<string, unknown>} Exports */
/** @typedef {{ script: Script, path: string, sourceHash: Buffer }} CompiledChunk */

const digestBytes = 32;

/** @type {Map<string, Exports>} */
const opened = new Map();

/**
 * Those that V8 had to compile in this process.
 *
 * @type {CompiledChunk[]}
 */
const compiled = [];

/** The tag stands for the version of V8, its flags and the features of the processor: code of another one is not found. */
const version = `${process.arch}-${process.version}-${cachedDataVersionTag().toString(16)}`;

/** @param {string} chunk the path of the chunk */
const cachePath = (chunk) => `${dirname(chunk)}/code-cache/${version}/${basename(chunk)}.cache`;

/** @param {Buffer[]} parts */
const digestOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * V8 compares no more of the source than its length, and would run damaged code.
 *
 * @param {string} path
 * @param {Buffer} sourceHash
 */
function readCode(path, sourceHash) {
  try {
    const file = readFileSync(cachePath(path));
    const code = file.subarray(digestBytes);
    return digestOf(sourceHash, code).equals(file.subarray(0, digestBytes)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} specifier */
const isChunk = (specifier) => specifier.startsWith('.');

/** @param {string} url */
function compileChunk(url) {
  const path = fileURLToPath(url);
  const source = readFileSync(path);
  const sourceHash = digestOf(source);
  const cachedData = readCode(path, sourceHash);
  const script = new Script(source.toString('utf8'), {
    filename: url,
    ...(cachedData ? { cachedData } : {}),
  });
  if (!cachedData || script.cachedDataRejected) compiled.push({ script, path, sourceHash });
  return script;
}

/** @param {string} url */
function openChunk(url) {
  const known = opened.get(url);
  if (known) return known;
  /** @type {Exports} */
  const exports = compileChunk(url).runInThisContext()({
    link: (/** @type {string} */ specifier) => link(specifier, url),
    load: (/** @type {string} */ specifier) => load(specifier, url),
    meta: { url },
  });
  opened.set(url, exports);
  return exports;
}

/**
 * What a static import gives, and at once.
 *
 * @param {string} specifier
 * @param {string} importer
 * @returns {Exports}
 */
export function link(specifier, importer) {
  return isChunk(specifier)
    ? openChunk(new URL(specifier, importer).href)
    : createRequire(importer)(specifier);
}

/**
 * What `import()` gives. Running a chunk takes a while, and the caller goes on first, for example to start the database.
 *
 * @param {string} specifier
 * @param {string} importer
 * @returns {Promise<Exports>}
 */
async function load(specifier, importer) {
  if (!isChunk(specifier)) return import(specifier);
  await new Promise((resolve) => setImmediate(resolve));
  return link(specifier, importer);
}

/**
 * At the end of a run that went well, so that the functions which it used are part of the code. Another process may
 * write the same: a file is whole or not there.
 */
export function saveCode() {
  if (process.exitCode) return;
  for (const { script, path, sourceHash } of compiled) {
    try {
      const code = script.createCachedData();
      const place = cachePath(path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(`${place}.${process.pid}`, Buffer.concat([digestOf(sourceHash, code), code]));
      renameSync(`${place}.${process.pid}`, place);
    } catch {
      // A program folder that cannot be written, or a full disk: the next start compiles again.
    }
  }
}
