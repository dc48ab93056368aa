import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hosts } from '../program/isolation-sites.ts';
import { uncachedPattern } from '../program/page-cost.ts';
import { repositoryFolder } from '../program/repository-folder.ts';
import { describeFlood, startFlood, type FloodPlan } from '../visitors/flood.ts';
import type { Load, LoadedProgram } from './load.ts';

const CONNECTIONS = 32;
const SLOW_CONNECTIONS = 8;
const SLOW_AT_ONCE = 100;

const floodOf = (
  { place }: LoadedProgram,
  what: string,
  { connections = CONNECTIONS, host = hosts.flooded, hasManyAddresses = true, path }: Partial<FloodPlan>,
): Load => ({
  what,
  begin: async () => {
    const flood = startFlood(place.origin, { connections, host, hasManyAddresses, path: path ?? '/' });
    return {
      end: async () => {
        const answers = await flood.take();
        await flood.stop();
        return describeFlood(answers);
      },
    };
  },
});

const flooded = 'before: p99 204 ms';

/** Of the demo shop, which lies on the same installation. */
export const floodLoads = (program: LoadedProgram): readonly Load[] => [
  {
    ...floodOf(program, 'invented addresses, one client', { path: '/{number}', hasManyAddresses: false }),
    before: flooded,
  },
  { ...floodOf(program, 'invented addresses, many clients', { path: '/{number}' }), before: flooded },
  { ...floodOf(program, 'invented tags', { path: '/shop?tag={number}' }), before: flooded },
  { ...floodOf(program, 'searches', { path: '/search?q={number}' }), before: flooded },
];

const slowPage = { host: hosts.slow, path: uncachedPattern('/') } as const;

const drippingFile = join(repositoryFolder, 'benchmarks/src/visitors/dripping-requests.mjs');

const dripping = ({ place }: LoadedProgram): Load => ({
  what: `${SLOW_AT_ONCE} requests whose headers come in drips`,
  begin: async () => {
    const child = fork(drippingFile, [], { execArgv: [] });
    const port = Number(new URL(place.origin).port);
    child.send({ port, host: hosts.flooded, connections: SLOW_AT_ONCE });
    return {
      end: async () => {
        const answered = once(child, 'message');
        child.send('count');
        const [ended] = (await answered) as [number];
        child.disconnect();
        return `${ended} ended by the program`;
      },
    };
  },
});

export const slowLoads = (program: LoadedProgram): readonly Load[] => [
  {
    ...floodOf(program, `a neighbour’s slow template, ${SLOW_CONNECTIONS} connections`, {
      ...slowPage,
      connections: SLOW_CONNECTIONS,
    }),
    before: 'before: median 986 ms',
    hasThirdSite: true,
  },
  dripping(program),
  {
    ...floodOf(program, `${SLOW_AT_ONCE} requests for slow pages at once`, {
      ...slowPage,
      connections: SLOW_AT_ONCE,
    }),
    hasThirdSite: true,
  },
];
