import { Client } from 'pg';
import { median } from '../measuring/rounds.ts';
import { crowdCarts, removeCarts } from '../program/crowd-carts.ts';
import { callAdmin, timeRow, type AdminPlace, type AdminResult } from './admin-place.ts';

const LIST = '/api/abandoned-carts';
const CARTS = 1_000_000;
const rounds = 15;
const max = { first: 150, filter: 100, due: 20 } as const;

const timeCall = async (place: AdminPlace, path: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { status, text, milliseconds } = await callAdmin(place, { path });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    if ((JSON.parse(text) as { carts: unknown[] }).carts.length === 0)
      throw new Error(`${path} found no cart.`);
    times.push(milliseconds);
  }
  return median(times.slice(1));
};

const timeStatement = async (client: Client, statement: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    const { rows } = await client.query(statement);
    if (rows.length === 0) throw new Error(`${statement} found nothing.`);
    times.push(performance.now() - began);
  }
  return median(times.slice(1));
};

/** The floor: addresses of the same rows, straight from the table. */
const bare = (where: string): string =>
  `select email from abandoned_carts where ${where} order by checkout_id desc limit 50`;

interface MeasuredList {
  readonly query: string;
  /** Of the floor. */
  readonly where: string;
  readonly most: number;
}

/** As the job that sends emails asks, every five minutes. */
const DUE = `select website_id, checkout_id from abandoned_carts where due_at <= now() order by due_at limit 200`;

/** First rows, a search and a filter in the list of abandoned carts, and what the job finds. */
export const cartRows = async (place: AdminPlace): Promise<AdminResult> => {
  const client = new Client(place.connection);
  await client.connect();
  try {
    await crowdCarts(client, CARTS);
    const row = async (what: string, { query, where, most }: MeasuredList) =>
      timeRow(what, {
        ours: await timeCall(place, `${LIST}${query}`),
        floor: await timeStatement(client, bare(where)),
        max: most,
      });
    const due = await timeStatement(client, DUE);
    return {
      rows: [
        await row('first rows of 1,000,000 abandoned carts', { query: '', where: 'true', most: max.first }),
        await row('a search among them', {
          query: '?search=crowd777777',
          where: `email_key = 'crowd777777@example.com'`,
          most: max.filter,
        }),
        await row('a domain that all of them have', {
          query: '?search=example',
          where: 'true',
          most: max.filter,
        }),
        await row('those of a rare state', {
          query: '?state=unsubscribed',
          where: `state = 'unsubscribed'`,
          most: max.filter,
        }),
        timeRow('what of them is due', { ours: due, floor: due, max: max.due }),
      ],
      notes: ['floor of the carts: one bare statement for addresses; what is due is one statement itself'],
    };
  } finally {
    await removeCarts(client);
    await client.end();
  }
};
