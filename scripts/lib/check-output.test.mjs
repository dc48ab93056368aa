import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packChunk, packChunks } from './pack-chunks.mjs';
import { repositoryRoot } from './repository.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sitewright-output-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} files */
function writeEditor(files) {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<body><script type="module" crossorigin src="/config/assets/main.js"></script><div id="app"></div></body>',
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), text);
}

/**
 * As the build does it: parsing and running modules by hand needs a flag of the process.
 *
 * @param {import('./build-targets.mjs').TargetName} [target]
 */
function check(target = 'editor') {
  const module = join(repositoryRoot, 'scripts/lib/check-output.mjs');
  const script = `import { checkOutput } from ${JSON.stringify(module)};
    await checkOutput('${target}', ${JSON.stringify(folder)}).then(() => console.log('good'), (error) => console.log(error.message));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return stdout.trim();
}

const showing = "document.getElementById('app').append('Hello');";

describe('what the build wrote', () => {
  it('is good when every file parses and the entry shows something', () => {
    writeEditor({
      'main.js': `import { word } from './word.js'; ${showing}`,
      'word.js': 'export const word = 1;',
    });
    expect(check()).toBe('good');
  });

  it('is refused when a file does not parse, also one that is loaded later', () => {
    writeEditor({ 'main.js': showing, 'later.js': 'export const a = {;' });
    expect(check()).toMatch(/^The build wrote 1 of 2 files that do not parse:\n {2}assets\/later\.js: /);
  });

  it.each([
    ['throws', 'null.x;', 'null'],
    ['imports what is not there', `import { word } from './word.js'; ${showing}`, 'word'],
    ['shows nothing', 'export {};', 'it shows nothing'],
  ])('is refused when the entry %s', (_, entry, reason) => {
    writeEditor({ 'main.js': entry, 'word.js': 'export const other = 1;' });
    expect(check()).toMatch(new RegExp(`main\\.js was built but does not run: .*${reason}`));
  });

  it('is refused when the server loads more than the database needs before it starts that', () => {
    mkdirSync(join(folder, 'chunks'));
    const write = (/** @type {string} */ name, /** @type {string} */ text) =>
      writeFileSync(join(folder, name), text);
    write('main.js', 'import { t as start } from "./chunks/start-aBcDeF12.js";\nstart();\n');
    write('chunks/start-aBcDeF12.js', 'const t = () => import("./domain-aBcDeF12.js");\nexport { t };\n');
    write('chunks/domain-aBcDeF12.js', 'export {};\n');
    packChunks(folder);
    expect(check('server')).toBe('good');
    write('chunks/start-aBcDeF12.js', packChunk('start', 'import "./domain-aBcDeF12.js";\n'));
    expect(check('server')).toBe(
      'The server loads chunks/domain-aBcDeF12.js before the database starts: see the groups in bundle.mjs.',
    );
  });
});
