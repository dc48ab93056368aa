import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { mainFile, owner, requireBuild } from '../../setup/program/program.ts';

const READY = /Sitewright is ready: http:\/\/localhost:(\d+)/;

export interface KilledProgram {
  readonly origin: string;
  /** Kills the program, and its database server with it where that is asked for, and starts it again. */
  killAndRestart(victim: Victim): Promise<void>;
  query<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export const victims = ['program', 'program and server'] as const;
export type Victim = (typeof victims)[number];

const start = (dataFolder: string, port: number): ChildProcess =>
  spawn(process.execPath, [mainFile], {
    env: {
      ...process.env,
      PORT: String(port),
      SITEWRIGHT_DATA: dataFolder,
      SITEWRIGHT_OWNER_EMAIL: owner.email,
      SITEWRIGHT_OWNER_PASSWORD: owner.password,
      SITEWRIGHT_FONT_REGISTRY: 'http://127.0.0.1:9/',
      SITEWRIGHT_DNS: '127.0.0.1:9',
      // Every shopper has an address of his own: limits count by address.
      SITEWRIGHT_TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: string): void => {
      if (printed.length < 100_000) printed += text;
      const port = READY.exec(printed)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`The program ended before it was ready:\n${printed}`)));
  });

const postmasterOf = async (dataFolder: string): Promise<string[]> =>
  (await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
};

const queryOnce = async <Row>(
  dataFolder: string,
  statement: string,
  values: readonly unknown[],
): Promise<Row[]> => {
  const lines = await postmasterOf(dataFolder);
  const password = (await readFile(join(dataFolder, 'database-password'), 'utf8')).trim();
  const client = new Client({
    port: Number(lines[3]),
    host: lines[4] ?? '',
    user: 'sitewright',
    password,
    database: 'sitewright',
  });
  await client.connect();
  try {
    const { rows } = await client.query(statement, [...values]);
    return rows as Row[];
  } finally {
    await client.end();
  }
};

/** The built program with the demo shop, on one port and data folder through all restarts. */
export const startKilledProgram = async (): Promise<KilledProgram> => {
  await requireBuild();
  const dataFolder = await mkdtemp(join(tmpdir(), 'sitewright-kills-'));
  let child = start(dataFolder, 0);
  const port = await portOf(child);
  return {
    origin: `http://localhost:${port}`,
    async killAndRestart(victim) {
      if (victim === 'program and server') {
        const [pid] = await postmasterOf(dataFolder);
        process.kill(Number(pid), 'SIGKILL');
      }
      await end(child, 'SIGKILL');
      child = start(dataFolder, port);
      await portOf(child);
    },
    query: (statement, values = []) => queryOnce(dataFolder, statement, values),
    async close() {
      await end(child, 'SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
