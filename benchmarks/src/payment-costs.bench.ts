import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { startBareServer } from './floors/bare-server.ts';
import { costsOfOne, readCosts, type Costs } from './measuring/process-costs.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { printRate, runInTurn, type Comparison } from './measuring/rounds.ts';
import { findDatabase, findPostmaster, withDatabase } from './program/program-database.ts';
import { nodeOptions, withProgram, startCommand, type StartCommand } from './program/program-process.ts';
import { stockUp } from './program/stock-up.ts';
import { readyShoppers } from './visitors/checkout-shopper.ts';
import { driveOnce, type Driven, type Exchange } from './visitors/drive.ts';

export const name = 'processor time of a payment, emails and other jobs of it included';

const clients = 16;
const paysPerClient = 15;
const rounds = Number(process.env['SITEWRIGHT_BENCH_ROUNDS'] ?? 5);
const pieces = 1_000_000;
const leastOfFloor = 0.5;
/** The built program of another version, `main.js`, that takes turns with this one. */
const other = process.env['SITEWRIGHT_BENCH_OTHER'];

/** The program believes who sent a request to the proxy before it: so one machine can be many shoppers. */
process.env['SITEWRIGHT_TRUST_PROXY'] = 'true';

const each = { clients, each: paysPerClient } as const;

type Contestant = 'ours' | 'other' | 'bare';
type Measured = Driven & Costs;
type Contest = (pick: (measured: Measured) => number) => Comparison<Contestant>;

interface Store {
  readonly pid: number;
  readonly postmaster: number;
}

const POLL_MS = 20;

/** Emails are sent after the answer; what they cost belongs to the payment. */
const awaitJobs = async (client: Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ open: boolean }>(
      "select exists (select from jobs where state = 'running' or (state = 'waiting' and run_at <= now())) as open",
    );
    if (!rows[0]?.open) return;
    await sleep(POLL_MS);
  }
};

const measureCosts = async ({ pid, postmaster }: Store, work: () => Promise<Driven>): Promise<Measured> => {
  const before = await readCosts(pid, postmaster);
  const driven = await work();
  return { ...driven, ...costsOfOne(before, await readCosts(pid, postmaster), clients * paysPerClient) };
};

const withStore = <Result>(
  command: StartCommand,
  work: (pay: () => Promise<Measured>, folder: string) => Promise<Result>,
): Promise<Result> =>
  withProgram(async ({ origin, pid }, folder) => {
    const postmaster = await findPostmaster(folder);
    const bodies = await stockUp(origin, { kind: 'set', quantity: pieces });
    return withDatabase(folder, (client) =>
      work(async () => {
        const shoppers = await readyShoppers(origin, bodies, each);
        await awaitJobs(client);
        return measureCosts({ pid, postmaster }, async () => {
          const driven = await driveOnce(shoppers);
          await awaitJobs(client);
          return driven;
        });
      }, folder),
    );
  }, command);

const placeBare =
  (origin: string): Exchange =>
  async (send) =>
    void (await send({
      method: 'POST',
      url: `${origin}/`,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }));

const figures: Readonly<Record<keyof Costs, string>> = {
  mainThread: 'the thread that answers',
  program: 'all threads of the program',
  database: 'PostgreSQL',
  writes: 'writes of the program',
  reads: 'reads of the program',
};

const rowOf = (contest: Contest, figure: keyof Costs): ReportRow => {
  const { rates, ratio } = contest((measured) => measured[figure]);
  const unit = figure === 'writes' || figure === 'reads' ? '' : ' ms';
  const print = (value: number): string => `${value.toFixed(2)}${unit}`;
  return {
    what: figures[figure],
    ours: print(rates.ours),
    peer: [other && `${print(rates.other)} other`, `${print(rates.bare)} bare`].filter(Boolean).join(', '),
    ratio: ratio('ours', other ? 'other' : 'bare'),
    goal: '',
    met: true,
  };
};

const rateRow = (contest: Contest): ReportRow => {
  const { rates, ratio } = contest(({ rate }) => rate);
  const { rates: slowest } = contest(({ p99 }) => p99);
  const print = (who: Contestant): string => `${printRate(rates[who])}, p99 ${slowest[who].toFixed(0)} ms`;
  return {
    what: `payments, ${clients} clients`,
    ours: print('ours'),
    peer: [other && `${print('other')} other`, `${print('bare')} bare`].filter(Boolean).join(', '),
    ratio: ratio('ours', 'bare'),
    goal: `${leastOfFloor} of bare`,
    met: ratio('ours', 'bare') >= leastOfFloor,
  };
};

export const run = (): Promise<Report> =>
  withStore(startCommand, async (ours, folder) => {
    await ours();
    const postmaster = await findPostmaster(folder);
    const bare = await startBareServer('order', { ...(await findDatabase(folder)), rows: clients });
    const bareClients = Array.from({ length: clients }, () =>
      Array.from({ length: paysPerClient }, () => placeBare(bare.origin)),
    );
    const floor = () => measureCosts({ pid: bare.pid, postmaster }, () => driveOnce(bareClients));
    const compare = (another: () => Promise<Measured>): Promise<Contest> =>
      runInTurn({ ours, other: another, bare: floor }, rounds);
    try {
      const contest = other
        ? await withStore([process.execPath, ...nodeOptions, other], compare)
        : await compare(floor);
      return {
        rows: [rateRow(contest), ...(Object.keys(figures) as (keyof Costs)[]).map((f) => rowOf(contest, f))],
        notes: [`${rounds} rounds of ${clients * paysPerClient} payments in turn, median`],
      };
    } finally {
      await bare.stop();
    }
  });
