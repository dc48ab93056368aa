import { readdir, readFile } from 'node:fs/promises';

const nanosecondsPerMillisecond = 1e6;

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Processor time in milliseconds, exact to the moment; the first figure of `schedstat`. */
const scheduled = async (path: string): Promise<number> =>
  Number((await read(path)).split(' ')[0]) / nanosecondsPerMillisecond;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const threadsOf = async (pid: number): Promise<readonly number[]> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  return Promise.all(threads.map((thread) => scheduled(`/proc/${pid}/task/${thread}/schedstat`)));
};

const parentOf = async (pid: string): Promise<number> => {
  const line = await read(`/proc/${pid}/stat`);
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
};

const childrenOf = async (parent: number): Promise<readonly string[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_, place) => parents[place] === parent);
};

const numberIn = async (path: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name}: (\\d+)`, 'm').exec(await read(path))?.[1]);

/** What a program and its database have used so far. Processor time is in milliseconds. */
export interface Costs {
  /** The thread that answers requests. */
  readonly mainThread: number;
  /** All threads, garbage collection and compilation included. */
  readonly program: number;
  /** Processes of PostgreSQL that still run. */
  readonly database: number;
  /** Calls of the system by which the program writes, and reads. */
  readonly writes: number;
  readonly reads: number;
}

export const readCosts = async (pid: number, postmaster: number): Promise<Costs> => {
  const processes = await childrenOf(postmaster);
  const [mainThread, threads, backends, writes, reads] = await Promise.all([
    scheduled(`/proc/${pid}/task/${pid}/schedstat`),
    threadsOf(pid),
    Promise.all(processes.map((child) => scheduled(`/proc/${child}/schedstat`))),
    numberIn(`/proc/${pid}/io`, 'syscw'),
    numberIn(`/proc/${pid}/io`, 'syscr'),
  ]);
  return { mainThread, program: sum(threads), database: sum(backends), writes, reads };
};

/** What one of so many pieces of work has cost. */
export const costsOfOne = (before: Costs, after: Costs, pieces: number): Costs => ({
  mainThread: (after.mainThread - before.mainThread) / pieces,
  program: (after.program - before.program) / pieces,
  database: (after.database - before.database) / pieces,
  writes: (after.writes - before.writes) / pieces,
  reads: (after.reads - before.reads) / pieces,
});
