import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { ClientConfig } from 'pg';
import { printRate } from './measuring/rounds.ts';
import type { Report } from './measuring/report.ts';
import { crowdSignUps } from './program/crowd-sign-ups.ts';
import { findDatabase, withDatabase } from './program/program-database.ts';
import {
  startCommand,
  startProgram,
  withDataFolder,
  type ProgramProcess,
} from './program/program-process.ts';
import { openSmtpSink, type SmtpSink } from './program/smtp-sink.ts';
import { stockProduct } from './program/stock-up.ts';

export const name = 'restock notices by two nodes';

const count = Number(process.env['SITEWRIGHT_BENCH_NOTICES'] ?? 100_000);
const pagesPerSecond = 100;
const mostMilliseconds = 50;
const longestSeconds = 3600;
const path = '/shop/small-hours';

const urlOf = ({ user, password, host, port, database }: ClientConfig): string =>
  `postgresql://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;

/** Until all are received; what came by then is the answer where they are not in an hour. */
const awaitEmails = async ({ received }: SmtpSink): Promise<number> => {
  const began = performance.now();
  for (;;) {
    const seconds = (performance.now() - began) / 1000;
    if (received.size >= count || seconds > longestSeconds) return seconds;
    await sleep(500);
  }
};

const measure = async (origin: string, sink: SmtpSink): Promise<Report> => {
  const visits = autocannon({
    url: `${origin}/`,
    connections: 10,
    overallRate: pagesPerSecond,
    duration: longestSeconds * 2,
  });
  await stockProduct(origin, path, { kind: 'unlimited' });
  const seconds = await awaitEmails(sink);
  visits.stop();
  const { latency, non2xx, errors } = await visits;
  const repeated = [...sink.received.values()].filter((times) => times > 1).length;
  const failed = non2xx + errors;
  return {
    rows: [
      {
        what: `${count.toLocaleString('en')} people who wait for stock`,
        ours: `${sink.received.size.toLocaleString('en')} got an email, ${repeated} more than one, ${printRate(sink.received.size / Math.max(seconds, 1))}`,
        peer: '',
        ratio: undefined,
        goal: 'one email each',
        met: sink.received.size === count && repeated === 0,
      },
      {
        what: 'a cached page meanwhile',
        ours: `p99 ${latency.p99.toFixed(0)} ms, ${failed} failed`,
        peer: '',
        ratio: undefined,
        goal: `p99 under ${mostMilliseconds} ms`,
        met: latency.p99 < mostMilliseconds && failed === 0,
      },
    ],
    notes: [`${pagesPerSecond} visits a second; a mail server on the same machine that keeps nothing`],
  };
};

const withNode = async <Result>(
  folder: string,
  settings: readonly string[],
  work: (program: ProgramProcess) => Promise<Result>,
): Promise<Result> => {
  const program = await startProgram(folder, ['env', ...settings, ...startCommand]);
  try {
    return await work(program);
  } finally {
    await program.stop();
  }
};

export const run = async (): Promise<Report> => {
  const sink = await openSmtpSink();
  const mail = `SMTP_URL=${sink.url}`;
  try {
    return await withDataFolder((folder) =>
      withNode(folder, [mail], async (first) => {
        const { sku } = await stockProduct(first.origin, path, { kind: 'set', quantity: 0 });
        await withDatabase(folder, (client) => crowdSignUps(client, sku, count));
        const database = `DATABASE_URL=${urlOf(await findDatabase(folder))}`;
        return withDataFolder((second) =>
          withNode(second, [mail, database], () => measure(first.origin, sink)),
        );
      }),
    );
  } finally {
    sink.close();
  }
};
