import { setTimeout as sleep } from 'node:timers/promises';
import { campaignsCalls } from '@sitewright/api/campaigns';
import autocannon from 'autocannon';
import type { ClientConfig } from 'pg';
import { sendBare } from './floors/bare-smtp.ts';
import type { Report } from './measuring/report.ts';
import { printRate } from './measuring/rounds.ts';
import { crowdMembers, LIST_ID } from './program/crowd-members.ts';
import { signIn } from './program/owner-session.ts';
import { findDatabase, withDatabase } from './program/program-database.ts';
import {
  startCommand,
  startProgram,
  withDataFolder,
  type ProgramProcess,
} from './program/program-process.ts';
import { openSmtpSink, type SmtpSink } from './program/smtp-sink.ts';

export const name = 'a campaign by two nodes';

const count = Number(process.env['SITEWRIGHT_BENCH_EMAILS'] ?? 20_000);
const pagesPerSecond = 100;
const mostMilliseconds = 50;
const longestSeconds = 3600;

const urlOf = ({ user, password, host, port, database }: ClientConfig): string =>
  `postgresql://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const words = 'The press is warm again, and this is what we print this winter. '.repeat(8);

const accept = <Answer>(
  outcome: { ok: true; answer: Answer } | { ok: false; refusal: { message: string } },
) => {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.answer;
};

const sendCampaign = async (origin: string): Promise<void> => {
  const { client } = await signIn(origin, 'localhost');
  const made = accept(await client.send(campaignsCalls.create, { body: { name: 'Crowd' } }));
  const params = { id: made.id };
  const { revision } = accept(
    await client.send(campaignsCalls.save, {
      params,
      body: {
        revision: made.revision,
        name: 'Crowd',
        audience: { listIds: [LIST_ID], segmentId: '' },
        content: {
          ...made.content,
          subject: 'Hello {{first_name|friend}}',
          postalAddress: 'Mill Lane 1',
          blocks: [
            {
              id: 'words',
              kind: 'text',
              document: {
                type: 'doc',
                content: [paragraph('Dear {{first_name|friend}},'), paragraph(words)],
              },
            },
            { id: 'button', kind: 'button', label: 'To the shop', url: '/shop' },
          ],
        },
      },
    }),
  );
  accept(await client.send(campaignsCalls.send, { params, body: { revision } }));
};

/** Until all are received; what came by then is the answer where they are not in an hour. */
const awaitEmails = async ({ received }: SmtpSink): Promise<number> => {
  const began = performance.now();
  for (;;) {
    const seconds = (performance.now() - began) / 1000;
    if (received.size >= count || seconds > longestSeconds) return seconds;
    await sleep(200);
  }
};

const measure = async (origin: string, sink: SmtpSink): Promise<Report> => {
  const floorSink = await openSmtpSink();
  const floor = await sendBare(floorSink.url, words.repeat(6), count);
  floorSink.close();
  const visits = autocannon({
    url: `${origin}/`,
    connections: 10,
    overallRate: pagesPerSecond,
    duration: longestSeconds * 2,
  });
  await sendCampaign(origin);
  const seconds = await awaitEmails(sink);
  visits.stop();
  const { latency, non2xx, errors } = await visits;
  const repeated = [...sink.received.values()].filter((times) => times > 1).length;
  const failed = non2xx + errors;
  return {
    rows: [
      {
        what: `${count.toLocaleString('en')} emails of a campaign`,
        ours: `${sink.received.size.toLocaleString('en')} people got it, ${repeated} more than once, ${printRate(sink.received.size / Math.max(seconds, 1))}`,
        peer: `bare connections: ${printRate(count / Math.max(floor, 0.001))}`,
        ratio: floor / seconds,
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
    notes: [
      `${pagesPerSecond} visits a second; a mail server on the same machine that keeps nothing; SITEWRIGHT_BENCH_EMAILS sets the number`,
    ],
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
        await withDatabase(folder, (client) => crowdMembers(client, count));
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
