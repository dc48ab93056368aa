import { backgroundNote, measureBackground, pageRow } from './measuring/background-work.ts';
import type { Report } from './measuring/report.ts';
import { crowdSignUps } from './program/crowd-sign-ups.ts';
import { withDatabase } from './program/program-database.ts';
import { openSmtpSink, type SmtpSink } from './program/smtp-sink.ts';
import { stockProduct } from './program/stock-up.ts';
import { withTwoNodes, type TwoNodes } from './program/two-nodes.ts';

export const name = 'restock notices by two nodes';

const count = Number(process.env['SITEWRIGHT_BENCH_NOTICES'] ?? 100_000);
const path = '/shop/small-hours';

const measure = async (nodes: TwoNodes, sink: SmtpSink): Promise<Report> => {
  const result = await measureBackground(nodes, {
    total: count,
    begin: () => stockProduct(nodes.first.origin, path, { kind: 'unlimited' }),
    countDone: () => sink.received.size,
  });
  const repeated = [...sink.received.values()].filter((times) => times > 1).length;
  return {
    rows: [
      {
        what: `${count.toLocaleString('en')} people who wait for stock`,
        ours: `${result.done.toLocaleString('en')} got an email, ${repeated} more than one, ${result.rate}`,
        peer: '',
        ratio: undefined,
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
      const { sku } = await stockProduct(nodes.first.origin, path, { kind: 'set', quantity: 0 });
      await withDatabase(nodes.dataFolder, (client) => crowdSignUps(client, sku, count));
      return measure(nodes, sink);
    });
  } finally {
    sink.close();
  }
};
