import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { mainFile } from './setup/program/program.ts';
import { hostileSite } from './setup/sites/hostile-templates.ts';
import { openFolder } from './setup/sites/open-folder.ts';

const program = inject('program');

/** Where the program's own database listens, for a second node. */
const databaseUrl = async (): Promise<string> => {
  const { DATABASE_URL: given, SITEWRIGHT_DATA: folder = '' } = program.environment;
  if (given !== undefined) return given;
  const lines = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const password = (await readFile(join(folder, 'database-password'), 'utf8')).trim();
  return `postgresql://sitewright:${encodeURIComponent(password)}@localhost/sitewright?host=${encodeURIComponent(lines[4] ?? '')}&port=${lines[3]}`;
};

let stop = async (): Promise<void> => undefined;
afterAll(() => stop());

/** A node that builds pages in the thread that serves them. */
const startPlainNode = async (): Promise<number> => {
  const data = await mkdtemp(join(tmpdir(), 'sitewright-threads-'));
  const child = spawn(process.execPath, [mainFile], {
    env: {
      ...process.env,
      ...program.environment,
      PORT: '0',
      SITEWRIGHT_DATA: data,
      DATABASE_URL: await databaseUrl(),
      SITEWRIGHT_PAGE_WORKERS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  await vi.waitFor(() => expect(printed).toContain('Sitewright is ready'), { timeout: 80_000 });
  expect(printed).toContain('pages are built in the thread that serves them');
  return Number(/ready: http:\/\/localhost:(\d+)/.exec(printed)?.[1]);
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Asks the node for a page of a host that may name the port of the other one. */
const ask = (port: number, host: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      const { date: _date, 'set-cookie': _crumb, ...headers } = response.headers;
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks).toString('utf8') }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

let plainPort = 0;
beforeAll(async () => {
  plainPort = await startPlainNode();
});

const expectSame = async (host: string, path: string): Promise<Answer> => {
  const threaded = await ask(program.port, host, path);
  const plain = await ask(plainPort, host, path);
  expect(threaded, path).toEqual(plain);
  return threaded;
};

const pathsOf = async (host: string): Promise<string[]> => {
  const { body } = await ask(program.port, host, '/sitemap.xml');
  return [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
};

const COUNT = 12;
const seed = 19;

/** Texts of all kinds, without what no text may hold. */
const texts = fc.sample(
  fc.record({ title: fc.string({ unit: 'binary' }), body: fc.string({ unit: 'grapheme' }) }),
  { numRuns: COUNT, seed },
);

const postOf = ({ title, body }: { readonly title: string; readonly body: string }, index: number) => ({
  title: `${title.replaceAll('\0', '')}.`,
  recordType: 1,
  publishOn: 1_700_000_000_000 + index * 60_000,
  body: `<p>${body.replaceAll(/[<&\0]/g, '')}</p>`,
});

const generatedSite = async () => ({
  ...(await hostileSite()),
  ...Object.fromEntries(texts.map((text, index) => [`items/posts/post-${index}.json`, postOf(text, index)])),
});

describe('a page built by a thread is the page built where it is served', () => {
  it('for all pages of the demo, their data, feeds and refusals', async () => {
    const host = `localhost:${program.port}`;
    const paths = await pathsOf(host);
    expect(paths.length).toBeGreaterThan(20);
    const others = [
      '/nothing',
      '/Shop',
      '/shop?format=json',
      '/shop?tag=none',
      '/journal?format=rss',
      '/search?q=sun',
      '/site.css',
      '/robots.txt',
      '/cart',
    ];
    for (const path of [...paths, ...others]) await expectSame(host, path);
  });

  it('for generated texts', async () => {
    const { origin } = await openFolder('threads', await generatedSite());
    const { host } = new URL(origin);
    for (let index = 0; index < COUNT; index += 1) {
      const { status } = await expectSame(host, `/posts/post-${index}`);
      expect(status).toBe(200);
    }
    await expectSame(host, '/posts?format=json-pretty');
  });
});
