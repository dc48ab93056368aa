import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
];

/** Nothing where no browser is installed. */
export const findChromium = (): string | undefined =>
  places.find((place) => place !== undefined && existsSync(place));

/** Without these it asks outside services for updates, which would be measured as well. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];

const readPort = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(printed)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Chromium ended before it was ready:\n${printed}`)));
  });

/** A browser with a profile of its own; the work is given the port that it is steered by. */
export const withChromium = async <Result>(
  program: string,
  work: (port: number) => Promise<Result>,
): Promise<Result> => {
  const profile = await mkdtemp(join(tmpdir(), 'sitewright-chromium-'));
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    return await work(await readPort(child));
  } finally {
    child.kill();
    await ended;
    // Its helpers may write for a moment longer.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
