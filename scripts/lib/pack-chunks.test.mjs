import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packChunk, packChunks } from './pack-chunks.mjs';

/** @type {string} */
let folder;

/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(folder, name), text);

/** @param {string[]} [flags] */
function run(flags = []) {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, join(folder, 'main.js')], {
    encoding: 'utf8',
  });
  return (stdout + stderr).trim();
}

const comment = `//${'#'} sourceMappingURL=words.js.map`;

const words = `import { readFileSync } from "node:fs";
import path from "node:path";
import * as os from "node:os";
const isReady = [readFileSync, path.join, os.tmpdir].every((each) => typeof each === "function");
const say = (word) => \`\${word} \${isReady} \${import.meta.url.split("/").at(-1)}\`;
export { say as t };
${comment}
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-chunks-'));
  mkdirSync(join(folder, 'chunks'));
  write('package.json', '{ "type": "module" }');
  write('main.js', 'import { t as say } from "./chunks/words.js";\nconsole.log(say("good"));\n');
  write('chunks/words.js', words);
});
afterEach(() => rmSync(folder, { recursive: true }));

const listCodes = () => {
  const versions = readdirSync(join(folder, 'chunks/code-cache'));
  return versions.flatMap((version) =>
    readdirSync(join(folder, 'chunks/code-cache', version)).map((name) =>
      join(folder, 'chunks/code-cache', version, name),
    ),
  );
};

/** @returns {string} */
const onlyCode = () => {
  const [path = '', ...others] = listCodes();
  expect(others).toEqual([]);
  return path;
};

describe('a packed chunk', () => {
  it('gives what the module gave', () => {
    packChunks(folder);
    expect(run()).toBe('good true words.js');
  });

  it('keeps its lines, and the comment that names its source map last', () => {
    const lines = packChunk('words.js', words).split('\n');
    expect(lines).toHaveLength(words.split('\n').length);
    expect(lines[3]).toBe(words.split('\n')[3]);
    expect(lines.at(-2)).toBe(comment);
  });

  it('is loaded on first use, after its importer has gone on', () => {
    write('main.js', 'import { t as later } from "./chunks/later.js";\nlater();\n');
    write(
      'chunks/later.js',
      'const t = async () => { const word = import("./words.js"); console.log("first"); console.log((await word).t("then")); };\nexport { t };\n',
    );
    packChunks(folder);
    expect(run()).toBe('first\nthen true words.js');
  });

  it('may have a default, and import packages on first use', () => {
    write('main.js', 'import say from "./chunks/words.js";\nawait say();\n');
    write(
      'chunks/words.js',
      'export default async () => console.log(typeof (await import("node:fs")).readFileSync);\nexport {};\n',
    );
    packChunks(folder);
    expect(run()).toBe('function');
  });

  it.each([
    [
      'a variable that is set again',
      'let t = 1;\nt = 2;\nexport { t };',
      'words.js exports t, which may change.',
    ],
    ['another module', 'export { t } from "./others.js";', 'words.js exports in another way.'],
  ])('is refused when it exports %s', (_, code, reason) => {
    expect(() => packChunk('words.js', code)).toThrow(reason);
  });

  it('is refused when it imports its importer', () => {
    write('chunks/words.js', 'import { u } from "./others.js";\nconst t = u;\nexport { t };');
    write('chunks/others.js', 'import { t } from "./words.js";\nconst u = () => t;\nexport { u };');
    expect(() => packChunks(folder)).toThrow('Chunks of the server import one another');
  });
});

describe('the compiled code of a chunk', () => {
  it('is written at the end of a run and used by the next', () => {
    packChunks(folder);
    run();
    const before = statSync(onlyCode()).mtimeMs;
    expect(run()).toBe('good true words.js');
    expect(statSync(onlyCode()).mtimeMs).toBe(before);
  });

  it('is made anew when it is damaged', () => {
    packChunks(folder);
    run();
    const whole = readFileSync(onlyCode());
    for (const at of [0, 40, whole.length - 1]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      writeFileSync(onlyCode(), damaged);
      expect(run()).toBe('good true words.js');
      expect(readFileSync(onlyCode()).equals(damaged)).toBe(false);
    }
    writeFileSync(onlyCode(), whole.subarray(0, 20));
    expect(run()).toBe('good true words.js');
    expect(readFileSync(onlyCode()).length).toBeGreaterThan(20);
  });

  it('is not used for another source of the same length', () => {
    packChunks(folder);
    run();
    const chunk = join(folder, 'chunks/words.js');
    writeFileSync(chunk, readFileSync(chunk, 'utf8').replace('at(-1)', 'at(-2)'));
    expect(run()).toBe('good true chunks');
  });

  it('is kept apart for every set of flags', () => {
    packChunks(folder);
    run();
    expect(run(['--max-semi-space-size=2'])).toBe('good true words.js');
    expect(listCodes()).toHaveLength(2);
  });

  it('is not kept of a run that failed', () => {
    write('main.js', 'import { t as say } from "./chunks/words.js";\nsay("good");\nprocess.exit(1);\n');
    packChunks(folder);
    run();
    expect(readdirSync(join(folder, 'chunks'))).toEqual(['words.js']);
  });

  it('is done without where it cannot be written', () => {
    write('chunks/code-cache', 'a file where the folder would be');
    packChunks(folder);
    expect(run()).toBe('good true words.js');
    expect(run()).toBe('good true words.js');
  });
});
