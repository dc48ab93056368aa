import { campaignsCalls } from '@sitewright/api/campaigns';
import { sendBare } from './floors/bare-smtp.ts';
import { backgroundNote, measureBackground, pageRow } from './measuring/background-work.ts';
import type { Report } from './measuring/report.ts';
import { printRate } from './measuring/rounds.ts';
import { crowdMembers, LIST_ID } from './program/crowd-members.ts';
import { signIn } from './program/owner-session.ts';
import { withDatabase } from './program/program-database.ts';
import { openSmtpSink, type SmtpSink } from './program/smtp-sink.ts';
import { withTwoNodes, type TwoNodes } from './program/two-nodes.ts';

export const name = 'a campaign by two nodes';

const count = Number(process.env['SITEWRIGHT_BENCH_EMAILS'] ?? 100_000);

const FLOOR_COUNT = 2_000;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const words = 'The press is warm again, and this is what we print this winter. '.repeat(8);

const accept = <Answer>(
  outcome: { ok: true; answer: Answer } | { ok: false; refusal: { message: string } },
) => {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.answer;
};

/** Returns what sends it. */
const writeCampaign = async (origin: string): Promise<() => Promise<unknown>> => {
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
  return async () => accept(await client.send(campaignsCalls.send, { params, body: { revision } }));
};

const measure = async (nodes: TwoNodes, sink: SmtpSink): Promise<Report> => {
  const floorSink = await openSmtpSink();
  const floor = await sendBare(floorSink.url, words.repeat(6), FLOOR_COUNT);
  floorSink.close();
  const result = await measureBackground(nodes, {
    total: count,
    begin: await writeCampaign(nodes.first.origin),
    countDone: () => sink.received.size,
  });
  const repeated = [...sink.received.values()].filter((times) => times > 1).length;
  return {
    rows: [
      {
        what: `${count.toLocaleString('en')} emails of a campaign`,
        ours: `${result.done.toLocaleString('en')} people got it, ${repeated} more than once, ${result.rate}`,
        peer: `bare connections: ${printRate(FLOOR_COUNT / floor)}`,
        ratio: (result.done / result.seconds) * (floor / FLOOR_COUNT),
        goal: 'one email each',
        met: result.done === count && repeated === 0,
      },
      pageRow(result),
    ],
    notes: [backgroundNote(result), 'a mail server on the same machine that keeps nothing'],
  };
};

export const run = async (): Promise<Report> => {
  const sink = await openSmtpSink();
  try {
    return await withTwoNodes([`SMTP_URL=${sink.url}`], async (nodes) => {
      await withDatabase(nodes.dataFolder, (client) => crowdMembers(client, count));
      return measure(nodes, sink);
    });
  } finally {
    sink.close();
  }
};
