import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-template-'));
  const bundle = await rolldown({
    input: fileURLToPath(new URL('main.ts', import.meta.url)),
    platform: 'node',
  });
  await bundle.write({ file: join(folder, 'template.mjs'), format: 'esm' });
  await bundle.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (input: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [join(folder, 'template.mjs')], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.end(input);
  });

describe('the command line', () => {
  it('answers each line with one line, in order, and prints nothing else', async () => {
    const lines = Array.from({ length: 50 }, (_, n) => JSON.stringify({ template: 'n={n}', json: { n } }));
    const answers = (await run(`${lines.join('\n')}\n`)).split('\n');
    expect(answers.pop()).toBe('');
    expect(answers.map((line) => JSON.parse(line))).toEqual(
      lines.map((_, n) => ({ output: `n=${n}`, errors: [] })),
    );
  });

  it('answers a line that is no request with an error and goes on', async () => {
    const [refused, answered] = (await run('{"json":1}\n\n{"template":"ok"}')).trim().split('\n');
    expect(JSON.parse(refused ?? '')).toMatchObject({
      output: '',
      errors: [{ code: 'request-refused', message: 'A request needs a "template" that is text.' }],
    });
    expect(JSON.parse(answered ?? '')).toEqual({ output: 'ok', errors: [] });
  });

  it('collects the errors of a template with their place', async () => {
    const answer = JSON.parse(await run(JSON.stringify({ template: 'a\n{b|nope}', json: {} })));
    expect(answer).toMatchObject({
      output: 'a\n{b|nope}',
      errors: [{ code: 'formatter-unknown', line: 2, column: 1 }],
    });
  });

  it('ends without a word when nobody reads on', async () => {
    const child = spawn(process.execPath, [join(folder, 'template.mjs')]);
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    // Writing to a program that has ended fails.
    child.stdin.on('error', () => undefined);
    child.stdin.write('{"template":"first"}\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end('{"template":"more"}\n'.repeat(20_000));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(complaints).toBe('');
  });
});
