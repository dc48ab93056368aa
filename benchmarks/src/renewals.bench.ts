import { backgroundNote, isLimited, measureBackground, pageRow } from './measuring/background-work.ts';
import type { Report } from './measuring/report.ts';
import { crowdSubscriptions, readRenewed } from './program/crowd-subscriptions.ts';
import { withDatabase } from './program/program-database.ts';
import { stockProduct } from './program/stock-up.ts';
import { withTwoNodes, type TwoNodes } from './program/two-nodes.ts';
import { subscribe } from './visitors/subscriber.ts';

export const name = 'renewals of subscriptions by two nodes';

const count = Number(process.env['SITEWRIGHT_BENCH_RENEWALS'] ?? 100_000);

const measure = (nodes: TwoNodes): Promise<Report> =>
  withDatabase(nodes.dataFolder, async (client) => {
    const result = await measureBackground(nodes, {
      total: count,
      begin: () => crowdSubscriptions(client, count),
      countDone: async () => {
        const { paid, others } = await readRenewed(client);
        return paid + others;
      },
    });
    const { paid, others, wrong } = await readRenewed(client);
    return {
      rows: [
        {
          what: `${count.toLocaleString('en')} due renewals`,
          ours: `${paid.toLocaleString('en')} paid, ${isLimited ? `${wrong} in progress, ${others}` : others + wrong} otherwise, ${result.rate}`,
          peer: '',
          ratio: undefined,
          goal: 'each paid once',
          met: isLimited ? paid > 0 && others === 0 : paid === count && others + wrong === 0,
        },
        pageRow(result),
      ],
      notes: [backgroundNote(result), 'the test gateway; the database on the same machine'],
    };
  });

export const run = (): Promise<Report> =>
  withTwoNodes([], async (nodes) => {
    const { origin } = nodes.first;
    const product = await stockProduct(origin, '/shop/print-of-the-month', { kind: 'unlimited' });
    await subscribe(origin, product);
    return measure(nodes);
  });
