import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { printRate } from '../measuring/rounds.ts';
import { repositoryFolder } from '../program/repository-folder.ts';

export interface FloodPlan {
  /** `{number}` in it is another one each time. */
  readonly path: string;
  /** Of the site that is flooded. */
  readonly host: string;
  readonly connections: number;
  /** The program must trust the addresses that a proxy tells, or all requests come from one. */
  readonly hasManyAddresses: boolean;
}

interface FloodAnswers {
  /** By status, or `failed`. */
  readonly answers: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface Flood {
  /** Of the answers since they were taken last. */
  readonly take: () => Promise<FloodAnswers>;
  readonly stop: () => Promise<void>;
}

const file = join(repositoryFolder, 'benchmarks/src/visitors/flood-requests.mjs');

export const startFlood = (origin: string, { host, ...plan }: FloodPlan): Flood => {
  const child = fork(file, [], { execArgv: [] });
  child.send({ origin, host: `${host}:${new URL(origin).port}`, ...plan });
  return {
    take: async () => {
      const answered = once(child, 'message');
      child.send('take');
      const [answers] = (await answered) as [FloodAnswers];
      return answers;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};

const pages: readonly string[] = ['200', '404'];
const refusals: readonly string[] = ['429', '503'];

/** Pages and refusals a second, and whatever else came. */
export const describeFlood = ({ answers, seconds }: FloodAnswers): string => {
  const rateOf = (statuses: readonly string[]): string =>
    printRate(statuses.reduce((sum, status) => sum + (answers[status] ?? 0), 0) / seconds);
  const others = Object.entries(answers).filter(([status]) => ![...pages, ...refusals].includes(status));
  return [
    `${rateOf(pages)} answered 200/404`,
    `${rateOf(refusals)} 429/503`,
    ...others.map(([status, count]) => `${count} ${status}`),
  ].join(', ');
};
