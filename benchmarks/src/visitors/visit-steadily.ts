import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryFolder } from '../program/repository-folder.ts';

/** Times are milliseconds. */
export interface Visits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  readonly failed: number;
}

export interface SteadyVisits {
  /** Of the visits since they were taken last. */
  readonly look: () => Promise<Visits>;
  readonly take: () => Promise<Visits>;
  readonly stop: () => void;
}

export const visitsPerSecond = 100;

const file = join(repositoryFolder, 'benchmarks/src/visitors/steady-visits.mjs');

interface VisitedPage {
  /** Of another site than the one that the URL names. */
  readonly host?: string;
  readonly perSecond?: number;
}

/** `{number}` in the URL is another one each time. */
export const visitSteadily = (
  url: string,
  { host = new URL(url).host, perSecond = visitsPerSecond }: VisitedPage = {},
): SteadyVisits => {
  const child = fork(file, [], { execArgv: [] });
  child.send({ url, host, perSecond });
  const ask = async (what: 'look' | 'take'): Promise<Visits> => {
    const answered = once(child, 'message');
    child.send(what);
    const [visits] = (await answered) as [Visits];
    return visits;
  };
  return { look: () => ask('look'), take: () => ask('take'), stop: () => child.disconnect() };
};
