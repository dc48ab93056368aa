import { setTimeout as sleep } from 'node:timers/promises';
import { readCpuSeconds } from '../measuring/cpu-time.ts';
import type { ProgramProcess } from './program-process.ts';
import { median } from '../measuring/rounds.ts';

export interface PageCost {
  /** Processor time of the program for one page, PostgreSQL's own left out. */
  readonly cpuMilliseconds: number;
  /** From asking to the last byte, the median. */
  readonly milliseconds: number;
  readonly bytes: number;
  /** How many were built; a cache answered the others. */
  readonly built: number;
}

let asked = 0;

/** A page that answers a sent form is cached for nobody; a notice that says nothing is the page without it, from the cache. `{number}` is to be 24 hex digits. */
export const uncachedPattern = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}notice=form-sent.{number}`;

const neverAskedBefore = (path: string): string => {
  asked += 1;
  return uncachedPattern(path).replace('{number}', asked.toString(16).padStart(24, '0'));
};

const askOnce = async (origin: string, path: string) => {
  const began = performance.now();
  const response = await fetch(origin + neverAskedBefore(path), { headers: { 'accept-encoding': 'br' } });
  const { byteLength } = await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}.`);
  return { milliseconds: performance.now() - began, bytes: byteLength };
};

const askOften = async (origin: string, path: string, times: number) => {
  const answers: Awaited<ReturnType<typeof askOnce>>[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await askOnce(origin, path));
  return answers;
};

const countBuilt = async (origin: string): Promise<number> => {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/page_answers_total\{from="render"\} (\d+)/.exec(metrics)?.[1]);
};

/** Pages that no cache holds, one after the other. */
export const measurePage = async (
  { origin, pid }: ProgramProcess,
  path: string,
  times: number,
): Promise<PageCost> => {
  const builtBefore = await countBuilt(origin);
  const before = await readCpuSeconds(pid);
  const answers = await askOften(origin, path, times);
  const spent = (await readCpuSeconds(pid)) - before;
  const built = (await countBuilt(origin)) - builtBefore;
  return {
    cpuMilliseconds: (spent * 1000) / times,
    milliseconds: median(answers.map(({ milliseconds }) => milliseconds)),
    bytes: answers[0]?.bytes ?? 0,
    built,
  };
};

/** Until the program's own code has been compiled and its database has planned what it is asked. */
export const warmUp = async ({ origin }: ProgramProcess, path: string, times: number): Promise<void> => {
  await askOften(origin, path, times);
  await sleep(200);
};
