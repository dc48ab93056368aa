import { readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** The processor time another process has used so far; not a number where the system does not tell. */
export const readCpuSeconds = async (pid: number): Promise<number> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold blanks; user and system time are the twelfth and thirteenth after it.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/**
 * Repeats a piece of work for a while and answers how often it was done per second of this process's own processor
 * time: on a busy machine the clock on the wall measures the neighbours.
 */
export const rateOfWork = (work: () => void, milliseconds: number): number => {
  globalThis.gc?.();
  const began = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  let done = 0;
  while (spent() * 1000 < milliseconds) {
    work();
    done += 1;
  }
  return done / spent();
};
