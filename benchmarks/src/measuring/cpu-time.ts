import { readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** The processor time another process has used so far; not a number where the system does not tell. */
export const readCpuSeconds = async (pid: number): Promise<number> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold blanks; user and system time are the twelfth and thirteenth after it.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Does a piece of work again and again; gives how often, and the seconds of processor time it took. */
const repeat = (work: () => void, milliseconds: number): { done: number; seconds: number } => {
  const began = process.cpuUsage();
  for (let done = 1; ; done += 1) {
    work();
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1e6;
    if (seconds * 1000 >= milliseconds) return { done, seconds };
  }
};

/**
 * Repeats a piece of work for a while and answers how often it was done per second of this process's own processor
 * time: on a busy machine the clock on the wall measures the neighbours. Collecting garbage also throws away the machine
 * code of what did not run lately, which is every contestant but the last: a third of the time goes by before counting.
 */
export const rateOfWork = (work: () => void, milliseconds: number): number => {
  globalThis.gc?.();
  repeat(work, milliseconds / 3);
  const { done, seconds } = repeat(work, milliseconds);
  return done / seconds;
};
