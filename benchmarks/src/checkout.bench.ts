import { ordersCalls } from '@sitewright/api/orders';
import { startBareServer } from './floors/bare-server.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { median, printRate, runInTurn, type Comparison } from './measuring/rounds.ts';
import { crowdOrders } from './program/crowd-orders.ts';
import { signIn, type OwnerSession } from './program/owner-session.ts';
import { findDatabase, withDatabase } from './program/program-database.ts';
import { withProgram } from './program/program-process.ts';
import { stockUp } from './program/stock-up.ts';
import { readyShoppers } from './visitors/checkout-shopper.ts';
import { driveOnce, type Driven, type Exchange } from './visitors/drive.ts';

export const name = 'paying with the test gateway over HTTP, durable';

const clients = 16;
const paysPerClient = 15;
const rounds = 5;
/**
 * The engine compiles what is hot for thousands of payments, and the floor for none: what a store has settled at is
 * measured, and what it had after the first hundreds is told beside it.
 */
const roundsBefore = { early: 2, settled: 14 } as const;
/**
 * Sixteen clients that never pause keep both processors busy: how long one of their payments takes tells their rate again.
 * What a shopper waits is measured with fewer at the same time.
 */
const shoppers = { clients: 4, each: 50 } as const;
const crowd = 1_000_000;
const leastOfFloor = 0.5;
const leastOfBefore = 0.8;
const mostMilliseconds = 100;
const listed = { rounds: 15, firstMilliseconds: 150, searchMilliseconds: 100 } as const;
const pieces = 1_000_000;

/** The program believes who sent a request to the proxy before it: so one machine can be many shoppers. */
process.env['SITEWRIGHT_TRUST_PROXY'] = 'true';

type Contestant = 'ours' | 'crowded' | 'bare';
type Contest = (pick: (measured: Driven) => number) => Comparison<Contestant>;

type Waits = Comparison<'ours' | 'crowded'>;

interface Measured {
  readonly early: Contest;
  readonly settled: Contest;
  readonly waits: Waits;
}

interface Stores {
  readonly small: string;
  readonly crowded: string;
  readonly bare: string;
}

const each = { clients, each: paysPerClient } as const;

const measure = async ({ small, crowded, bare }: Stores): Promise<Measured> => {
  const plenty = { kind: 'set', quantity: pieces } as const;
  const bodies = { small: await stockUp(small, plenty), crowded: await stockUp(crowded, plenty) };
  const placeBare: Exchange = async (send) =>
    void (await send({
      method: 'POST',
      url: `${bare}/`,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }));
  const bareClients = Array.from({ length: clients }, () =>
    Array.from({ length: paysPerClient }, () => placeBare),
  );
  const pay = async (
    store: 'small' | 'crowded',
    origin: string,
    who = each as typeof each | typeof shoppers,
  ) => driveOnce(await readyShoppers(origin, bodies[store], who));
  const contestants = {
    ours: () => pay('small', small),
    crowded: () => pay('crowded', crowded),
    bare: () => driveOnce(bareClients),
  };
  const early = await runInTurn(contestants, roundsBefore.early);
  for (let round = roundsBefore.early; round < roundsBefore.settled; round += 1) {
    await contestants.ours();
    await contestants.crowded();
  }
  const settled = await runInTurn(contestants, rounds);
  const byWaits = await runInTurn(
    {
      ours: () => pay('small', small, shoppers),
      crowded: () => pay('crowded', crowded, shoppers),
    },
    rounds,
  );
  return { early, settled, waits: byWaits(({ p99 }) => p99) };
};

/** A million orders may cost a fifth of the rate. */
const leastShares = { ours: leastOfFloor, crowded: leastOfFloor * leastOfBefore } as const;

const payRow = (what: string, who: 'ours' | 'crowded', contest: Contest): ReportRow => {
  const { rates, ratio } = contest(({ rate }) => rate);
  const p99 = contest(({ p99: slowest }) => slowest).rates[who];
  const share = ratio(who, 'bare');
  return {
    what: `${what}, ${clients} clients`,
    ours: `${printRate(rates[who])}, p99 ${p99.toFixed(1)} ms`,
    peer: `${printRate(rates.bare)} bare fastify and driver`,
    ratio: share,
    goal: `${leastShares[who]} of it`,
    met: share >= leastShares[who],
  };
};

const waitRow = (what: string, milliseconds: number): ReportRow => ({
  what: `${what}, ${shoppers.clients} clients`,
  ours: `p99 ${milliseconds.toFixed(1)} ms`,
  peer: '',
  ratio: undefined,
  goal: `p99 under ${mostMilliseconds} ms`,
  met: milliseconds < mostMilliseconds,
});

const slowedRow = (contest: Contest): ReportRow => {
  const left = contest(({ rate }) => rate).ratio('crowded', 'ours');
  return {
    what: 'what that leaves of the rate of the small store',
    ours: `${(left * 100).toFixed(0)} %`,
    peer: '',
    ratio: undefined,
    goal: `at least ${leastOfBefore * 100} %`,
    met: left >= leastOfBefore,
  };
};

const timeList = async ({ client }: OwnerSession, query: { readonly search?: string }): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round <= listed.rounds; round += 1) {
    const began = performance.now();
    const outcome = await client.send(ordersCalls.list, { query });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    if (outcome.answer.orders.length === 0) throw new Error(`${JSON.stringify(query)} found no order.`);
    times.push(performance.now() - began);
  }
  return median(times.slice(1));
};

const listRow = (what: string, milliseconds: number, most: number): ReportRow => ({
  what,
  ours: `${milliseconds.toFixed(0)} ms`,
  peer: '',
  ratio: undefined,
  goal: `under ${most} ms`,
  met: milliseconds < most,
});

const listRows = async (crowded: string): Promise<ReportRow[]> => {
  const session = await signIn(crowded, 'localhost');
  const { firstMilliseconds, searchMilliseconds } = listed;
  return [
    listRow('first rows of 1,000,000 orders', await timeList(session, {}), firstMilliseconds),
    listRow('an order by its number', await timeList(session, { search: '1500000' }), searchMilliseconds),
    listRow(
      'the orders of an email address',
      await timeList(session, { search: 'crowd1234@example.com' }),
      searchMilliseconds,
    ),
    listRow('orders by a name', await timeList(session, { search: 'crowd 777' }), searchMilliseconds),
  ];
};

/** One order first: it is what the floor and the crowd copy. */
const placeFirst = async (origin: string): Promise<void> => {
  const bodies = await stockUp(origin, { kind: 'set', quantity: pieces });
  await driveOnce(await readyShoppers(origin, bodies, { clients: 1, each: 1 }));
};

const compare = async (stores: Stores): Promise<Report> => {
  const { early, settled: contest, waits } = await measure(stores);
  const before = early(({ rate }) => rate);
  const paysBefore = roundsBefore.settled * clients * paysPerClient;
  return {
    rows: [
      payRow('a small store', 'ours', contest),
      payRow('1,000,000 orders', 'crowded', contest),
      slowedRow(contest),
      waitRow('a small store', waits.rates.ours),
      waitRow('1,000,000 orders', waits.rates.crowded),
      ...(await listRows(stores.crowded)),
    ],
    notes: [
      'ours: totals anew, reservation, charge with the books of the test gateway, order, stock, emails; three transactions',
      `bare: the rows of one order in one transaction; ${rounds} rounds of ${clients * paysPerClient} payments in turn, median`,
      `after ${paysBefore} payments; in the first ${(roundsBefore.early + 1) * clients * paysPerClient} ${before.ratio('ours', 'bare').toFixed(2)} of it, and ${before.ratio('crowded', 'bare').toFixed(2)} with 1,000,000 orders`,
    ],
  };
};

export const run = (): Promise<Report> =>
  withProgram((small, smallFolder) =>
    withProgram(async (crowded, crowdedFolder) => {
      await placeFirst(small.origin);
      await placeFirst(crowded.origin);
      await withDatabase(crowdedFolder, (client) => crowdOrders(client, crowd));
      const bare = await startBareServer('order', { ...(await findDatabase(smallFolder)), rows: clients });
      try {
        return await compare({ small: small.origin, crowded: crowded.origin, bare: bare.origin });
      } finally {
        await bare.stop();
      }
    }),
  );
