import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFolder } from './repository-folder.ts';

export const owner = { email: 'owner@example.com', password: 'a long walk by the river' } as const;

export interface ProgramProcess {
  readonly origin: string;
  readonly pid: number;
  /** From the start of the command to the ready line. */
  readonly milliseconds: number;
  readonly stop: () => Promise<void>;
}

const builtProgram = join(repositoryFolder, 'packages/server/dist/main.js');

/** The options of `npm start`: what else the program would take is garbage that is collected late. */
export const nodeOptions = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
] as const;

export type StartCommand = readonly [string, ...string[]];

export const startCommand = [process.execPath, ...nodeOptions, builtProgram] as const satisfies StartCommand;

/** The owner's own database must not be measured, let alone written to. */
export const programEnvironment = (dataFolder: string): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _, ...rest } = process.env;
  return {
    ...rest,
    MALLOC_ARENA_MAX: '2',
    PORT: '0',
    SITEWRIGHT_DATA: dataFolder,
    SITEWRIGHT_OWNER_EMAIL: owner.email,
    SITEWRIGHT_OWNER_PASSWORD: owner.password,
  };
};

const readOrigin = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: string): void => {
      printed += text;
      const origin = /Sitewright is ready: (\S+)/.exec(printed)?.[1];
      if (origin === undefined) return;
      // What the program logs under load must not be gathered and searched here: that would slow the measuring.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume();
      resolve(origin);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The program ended before it was ready:\n${printed}`)));
  });

/** Linux divides the processors between sessions first, and then between the processes of each. */
type Session = 'own' | 'shared';

/** Of a session of its own all processes are ended, or npm would go and leave the program behind. */
const stopProgram = async (child: ChildProcess, session: Session): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(session === 'own' ? -child.pid : child.pid, 'SIGTERM');
  await ended;
};

export const startProgram = async (
  dataFolder: string,
  [command, ...parameters]: StartCommand = startCommand,
  session: Session = 'own',
): Promise<ProgramProcess> => {
  const began = performance.now();
  const child = spawn(command, parameters, {
    cwd: repositoryFolder,
    env: programEnvironment(dataFolder),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: session === 'own',
  });
  const stop = () => stopProgram(child, session);
  try {
    const origin = await readOrigin(child);
    return { origin, pid: child.pid ?? 0, milliseconds: performance.now() - began, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

export const withDataFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The built program with an empty data folder, gone again when the work is done. */
export const withProgram = <Result>(
  work: (program: ProgramProcess, dataFolder: string) => Promise<Result>,
  command: StartCommand = startCommand,
  session: Session = 'own',
): Promise<Result> =>
  withDataFolder(async (folder) => {
    const program = await startProgram(folder, command, session);
    try {
      return await work(program, folder);
    } finally {
      await program.stop();
    }
  });
