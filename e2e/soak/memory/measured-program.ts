import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mainFile, owner, requireBuild } from '../../setup/program/program.ts';

export interface MeasuredProgram {
  readonly port: number;
  readonly readResidentMegabytes: () => Promise<number>;
  /** How often the log has warned of what since the start: why answers were refused. */
  readonly warnings: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

/** As `npm start` sets them: they decide how much garbage stays. */
const nodeOptions = ['--min-semi-space-size=4', '--max-semi-space-size=4', '--heap-growing-percent=30'];

const start = (dataFolder: string): ChildProcess => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return spawn(process.execPath, [...nodeOptions, mainFile], {
    env: {
      ...inherited,
      MALLOC_ARENA_MAX: '2',
      PORT: '0',
      SITEWRIGHT_DATA: dataFolder,
      SITEWRIGHT_OWNER_EMAIL: owner.email,
      SITEWRIGHT_OWNER_PASSWORD: owner.password,
      SITEWRIGHT_FONT_REGISTRY: 'http://127.0.0.1:9/',
      SITEWRIGHT_DNS: '127.0.0.1:9',
      // Every visitor has an address of its own.
      SITEWRIGHT_TRUST_PROXY: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const WARN = 40;

interface LogLine {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

/** The program writes its log as lines of JSON. */
const countWarnings = (child: ChildProcess): ReadonlyMap<string, number> => {
  const warnings = new Map<string, number>();
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        const { level = 0, msg = '', err }: LogLine = line.startsWith('{') ? JSON.parse(line) : {};
        if (level < WARN) return;
        const text = [msg, err?.message].filter((part) => part !== undefined).join(': ');
        warnings.set(text, (warnings.get(text) ?? 0) + 1);
      });
  return warnings;
};

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: string): void => {
      printed += text;
      const port = /Sitewright is ready: http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (port === undefined) return;
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read);
      resolve(Number(port));
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`The program ended before it was ready:\n${printed}`)));
  });

const readResident = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error('The system does not tell how much memory is resident.');
  return Number(kilobytes) / 1024;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

/** The built program with a data folder and database of its own. */
export const startMeasuredProgram = async (): Promise<MeasuredProgram> => {
  await requireBuild();
  const dataFolder = await mkdtemp(join(tmpdir(), 'sitewright-memory-'));
  const child = start(dataFolder);
  const warnings = countWarnings(child);
  const close = async (): Promise<void> => {
    await end(child);
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    const port = await portOf(child);
    return { port, readResidentMegabytes: () => readResident(child.pid ?? 0), warnings, close };
  } catch (error) {
    await close();
    throw error;
  }
};
