import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { ClientConfig } from 'pg';
import type { Report } from './measuring/report.ts';
import { printRate } from './measuring/rounds.ts';
import { crowdSubscriptions, readRenewed, type RenewedCrowd } from './program/crowd-subscriptions.ts';
import { findDatabase, withDatabase } from './program/program-database.ts';
import { startCommand, startProgram, withDataFolder, withProgram } from './program/program-process.ts';
import { stockProduct } from './program/stock-up.ts';
import { subscribe } from './visitors/subscriber.ts';

export const name = 'renewals of subscriptions by two nodes';

const count = Number(process.env['SITEWRIGHT_BENCH_RENEWALS'] ?? 100_000);
const pagesPerSecond = 100;
const mostMilliseconds = 50;
const longestSeconds = 3600;

const urlOf = ({ user, password, host, port, database }: ClientConfig): string =>
  `postgresql://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;

/** Until all are renewed; what was done by then is the answer where they are not in an hour. */
const awaitRenewals = (folder: string): Promise<RenewedCrowd> =>
  withDatabase(folder, async (client) => {
    for (let second = 0; ; second += 2) {
      const renewed = await readRenewed(client);
      if (renewed.paid + renewed.others >= count || second >= longestSeconds) return renewed;
      await sleep(2000);
    }
  });

/** Visits of a cached page at a steady rate while the nodes are at work. */
const visitWhile = async <Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly p99: number; readonly failed: number }> => {
  const visits = autocannon({
    url,
    connections: 10,
    overallRate: pagesPerSecond,
    duration: longestSeconds * 2,
  });
  const result = await work();
  visits.stop();
  const { latency, non2xx, errors } = await visits;
  return { result, p99: latency.p99, failed: non2xx + errors };
};

const measure = async (origin: string, folder: string): Promise<Report> => {
  const { result, p99, failed } = await visitWhile(`${origin}/`, () => awaitRenewals(folder));
  const { paid, others, wrong, seconds } = result;
  return {
    rows: [
      {
        what: `${count.toLocaleString('en')} due renewals`,
        ours: `${paid.toLocaleString('en')} paid, ${others + wrong} otherwise, ${printRate(paid / Math.max(seconds, 1))}`,
        peer: '',
        ratio: undefined,
        goal: 'each paid once',
        met: paid === count && others + wrong === 0,
      },
      {
        what: 'a cached page meanwhile',
        ours: `p99 ${p99.toFixed(0)} ms, ${failed} failed`,
        peer: '',
        ratio: undefined,
        goal: `p99 under ${mostMilliseconds} ms`,
        met: p99 < mostMilliseconds && failed === 0,
      },
    ],
    notes: [`${pagesPerSecond} visits a second; the test gateway; the database on the same machine`],
  };
};

export const run = (): Promise<Report> =>
  withProgram((first, folder) =>
    withDataFolder(async (secondFolder) => {
      await subscribe(
        first.origin,
        await stockProduct(first.origin, '/shop/print-of-the-month', { kind: 'unlimited' }),
      );
      await withDatabase(folder, (client) => crowdSubscriptions(client, count));
      const database = `DATABASE_URL=${urlOf(await findDatabase(folder))}`;
      const second = await startProgram(secondFolder, ['env', database, ...startCommand]);
      try {
        return await measure(first.origin, folder);
      } finally {
        await second.stop();
      }
    }),
  );
