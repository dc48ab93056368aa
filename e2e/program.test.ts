import { spawn, type ChildProcess } from 'node:child_process';
import { access, chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mainFile } from './setup/program/program.ts';

const folder = await mkdtemp(join(tmpdir(), 'sitewright-start-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
}

const { DATABASE_URL: _unused, ...inherited } = process.env;

const start = (environment: Record<string, string>, user?: { uid: number; gid: number }): Started => {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...inherited, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, printed: () => printed, ended };
};

const untilReady = async ({ printed }: Started): Promise<string> => {
  await expect.poll(printed, { timeout: 60_000 }).toContain('Sitewright is ready');
  return /ready: (http:\S+)/.exec(printed())?.[1] ?? '';
};

const expectRefusal = async (started: Started, sentence: string | RegExp): Promise<void> => {
  expect(await started.ended).toBe(1);
  expect(started.printed()).toMatch(sentence);
  expect(started.printed()).not.toMatch(/^\s+at .*\.js:\d+/m);
};

describe('starting the program', () => {
  it('[F34] makes an owner with a password of its own at the first start, and keeps it', async () => {
    const environment = { SITEWRIGHT_DATA: join(folder, 'first') };
    const first = start(environment);
    const url = await untilReady(first);
    expect(first.printed()).toMatch(/Password: +\S{20,}/);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Halftone');
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start(environment);
    await untilReady(second);
    expect(second.printed()).not.toContain('Password:');
    const third = start(environment);
    await expectRefusal(third, /another .*(process|program)|in use|held/i);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('stops in order when it is told so twice in one breath, as npm does at Ctrl-C', async () => {
    const data = join(folder, 'told-twice');
    const started = start({ SITEWRIGHT_DATA: data });
    const url = await untilReady(started);
    const isAnswering = (): Promise<boolean> =>
      fetch(url).then(
        () => true,
        () => false,
      );
    started.child.kill('SIGINT');
    await expect.poll(isAnswering, { interval: 5 }).toBe(false);
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    // PostgreSQL takes this away when it has stopped.
    await expect(access(join(data, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('says so when the port is taken', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const started = start({ PORT: String(port), SITEWRIGHT_DATA: join(folder, 'port') });
    await expectRefusal(started, 'PORT=8080 npm start');
    other.close();
  });

  it('says so when a setting is wrong', async () => {
    await expectRefusal(start({ PORT: 'eighty', SITEWRIGHT_DATA: folder }), 'PORT is "eighty"');
  });

  it('says so when the data folder cannot be written', async () => {
    const locked = join(folder, 'locked');
    await mkdir(locked);
    await chmod(locked, 0o555);
    await chmod(folder, 0o755);
    // Root may write everywhere, so the program is started as somebody who may not.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
    await expectRefusal(start({ SITEWRIGHT_DATA: join(locked, 'data') }, nobody), 'SITEWRIGHT_DATA');
  });

  it('says so when the owner’s database server does not answer', async () => {
    const environment = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none', SITEWRIGHT_DATA: folder };
    await expectRefusal(start(environment), 'DATABASE_URL');
  });
});
