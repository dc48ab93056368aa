import { cartCalls } from '@sitewright/api/cart';
import { startBareServer } from './floors/bare-server.ts';
import { crowdShop } from './program/crowd-shop.ts';
import { drive, type Driven, type Exchange } from './visitors/drive.ts';
import { stockUp } from './program/stock-up.ts';
import { findDatabase, withDatabase } from './program/program-database.ts';
import { withProgram } from './program/program-process.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { printRate, runInTurn, type Comparison } from './measuring/rounds.ts';
import { nextAddress, openCart } from './visitors/shopper.ts';

export const name = 'add to cart over HTTP, durable';

const many = 16;
const seconds = 2;
const rounds = 5;
const mostMilliseconds = 40;
const crowd = { products: 100_000, carts: 1_000_000 } as const;

/** Half of the floor, and after a hundred thousand products and a million carts four fifths of what it was. */
const leastOfFloor = 0.5;
const leastOfBefore = 0.8;

/** The program believes who sent a request to the proxy before it: so one machine can be many shoppers. */
process.env['SITEWRIGHT_TRUST_PROXY'] = 'true';

/** So many shoppers take turns on one connection: a line holds 9999 pieces, and one alone would fill it. */
const shoppersPerClient = 4;

/** As the storefront sends it: every press has an id of its own. */
const pressed = (body: string, press: number): string =>
  body.replace('{', `{"idempotencyKey":"${press.toString(16).padStart(32, '0')}",`);

const shopperOf = async (origin: string, bodies: readonly string[]): Promise<Exchange> => {
  const url = origin + cartCalls.addEntry.path;
  const shoppers: { headers: Readonly<Record<string, string>>; body: string }[] = [];
  for (let shopper = 0; shopper < shoppersPerClient; shopper += 1) {
    const body = bodies[shopper % bodies.length] ?? '';
    shoppers.push({ headers: await openCart(origin, { url, body }), body });
  }
  let turn = 0;
  return async (send) => {
    turn += 1;
    const { headers = {}, body = '' } = shoppers[turn % shoppers.length] ?? {};
    await send({
      method: 'POST',
      url,
      headers: { ...headers, 'x-forwarded-for': nextAddress() },
      body: pressed(body, turn),
    });
  };
};

const exchangeWithRow = (origin: string, row: number): Exchange => {
  const headers = { 'content-type': 'application/json' };
  return async (send) => void (await send({ method: 'POST', url: `${origin}/${row}`, headers, body: '{}' }));
};

type Contestant = 'ours' | 'crowded' | 'bare';
type Contest = (pick: (measured: Driven) => number) => Comparison<Contestant>;

interface Measured {
  readonly clients: number;
  readonly contest: Contest;
}

const rowOf = (what: string, who: 'ours' | 'crowded', { clients, contest }: Measured): ReportRow => {
  const { rates, ratio } = contest(({ rate }) => rate);
  const p99 = contest(({ p99: slowest }) => slowest).rates[who];
  const share = ratio(who, 'bare');
  return {
    what: `${what}, ${clients} client${clients === 1 ? '' : 's'}`,
    ours: `${printRate(rates[who])}, p99 ${p99.toFixed(1)} ms`,
    peer: `${printRate(rates.bare)} bare fastify and driver`,
    ratio: share,
    ...(clients === 1
      ? { goal: `p99 under ${mostMilliseconds} ms`, met: p99 < mostMilliseconds }
      : {
          goal: `${leastOfFloor} of it, p99 under ${mostMilliseconds} ms`,
          met: share >= leastOfFloor && p99 < mostMilliseconds,
        }),
  };
};

const slowedRow = ({ contest }: Measured): ReportRow => {
  const kept = contest(({ rate }) => rate).ratio('crowded', 'ours');
  return {
    what: 'what that leaves of the rate of the small store',
    ours: `${(kept * 100).toFixed(0)} %`,
    peer: '',
    ratio: undefined,
    goal: `at least ${leastOfBefore * 100} %`,
    met: kept >= leastOfBefore,
  };
};

interface Stores {
  readonly small: string;
  readonly crowded: string;
  readonly bare: string;
}

/** Each client has shoppers of its own in both stores, and a row of its own on the floor. */
const measure = async ({ small, crowded, bare }: Stores, clients: number): Promise<Measured> => {
  const open = async (origin: string): Promise<Exchange[]> => {
    const bodies = await stockUp(origin);
    return Promise.all(Array.from({ length: clients }, () => shopperOf(origin, bodies)));
  };
  const [few, many] = [await open(small), await open(crowded)];
  const floor = Array.from({ length: clients }, (_, row) => exchangeWithRow(bare, row + 1));
  const contest = await runInTurn(
    {
      ours: () => drive(few, seconds),
      crowded: () => drive(many, seconds),
      bare: () => drive(floor, seconds),
    },
    rounds,
  );
  return { clients, contest };
};

const compare = async (stores: Stores): Promise<Report> => {
  const one = await measure(stores, 1);
  const sixteen = await measure(stores, many);
  return {
    rows: [
      rowOf('a small store', 'ours', one),
      rowOf('a small store', 'ours', sixteen),
      rowOf('100,000 products and 1,000,000 carts', 'crowded', sixteen),
      slowedRow(sixteen),
    ],
    notes: [
      'ours: guard, crumb, limit, totals, one write that checks revision, prices and stock; the whole cart as answer',
      `bare: fastify, lock of one row, write, commit; ${rounds} rounds of ${seconds} s in turn, median`,
    ],
  };
};

export const run = (): Promise<Report> =>
  withProgram((small, smallFolder) =>
    withProgram(async (crowded, crowdedFolder) => {
      // A cart to copy, and the crowd.
      await shopperOf(crowded.origin, await stockUp(crowded.origin));
      await withDatabase(crowdedFolder, (client) => crowdShop(client, crowd));
      const bare = await startBareServer('cart', { ...(await findDatabase(smallFolder)), rows: many });
      try {
        return await compare({ small: small.origin, crowded: crowded.origin, bare: bare.origin });
      } finally {
        await bare.stop();
      }
    }),
  );
