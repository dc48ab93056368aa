import { randomBytes, randomInt } from 'node:crypto';
import { openPage, type PageVisit } from './open-page.ts';

const CONNECTIONS = 8;

interface VisitedSites {
  readonly hosts: readonly string[];
  /** Of pages that each of them has. */
  readonly paths: readonly string[];
}

const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

const word = (): string => randomBytes(12).toString('hex');

/** What comes to an installation that the whole world asks for things. */
const visits: readonly ((sites: VisitedSites) => PageVisit)[] = [
  ({ hosts, paths }) => ({ host: pick(hosts), path: pick(paths) }),
  ({ hosts, paths }) => ({ host: pick(hosts), path: `${pick(paths)}?notice=form-sent.${word()}` }),
  ({ hosts, paths }) => ({ host: pick(hosts), path: `${pick(paths)}?tag=${word()}&${word()}=${word()}` }),
  ({ hosts }) => ({ host: pick(hosts), path: `/${word()}/${word()}` }),
  ({ hosts }) => ({ host: pick(hosts), path: `/search?q=${word()}` }),
  ({ paths }) => ({ host: `${word()}.example`, path: pick(paths) }),
];

const randomAddress = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export interface RandomVisits {
  /** How often each status was answered. */
  readonly stop: () => Promise<ReadonlyMap<number, number>>;
}

/** Visitors from all addresses open pages that exist and pages that do not, one after another. */
export const startRandomVisits = (port: number, sites: VisitedSites): RandomVisits => {
  const ending = new AbortController();
  const statuses = new Map<number, number>();
  const talk = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const { status } = await openPage(port, { ...pick(visits)(sites), address: randomAddress() });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const talking = Promise.all(Array.from({ length: CONNECTIONS }, talk));
  talking.catch(() => ending.abort());
  return {
    stop: async () => {
      ending.abort();
      await talking;
      return statuses;
    },
  };
};
