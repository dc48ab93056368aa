import { Client } from 'pg';
import { median } from '../measuring/rounds.ts';
import { callAdmin, timeRow, type AdminPlace, type AdminResult } from './admin-place.ts';

const LIST = '/api/catalogue/products';
const rounds = 15;
const max = { first: 150, filter: 100 } as const;

const timeCall = async (place: AdminPlace, path: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { status, text, milliseconds } = await callAdmin(place, { path });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    if (!((JSON.parse(text) as { total: number }).total > 0)) throw new Error(`${path} found no product.`);
    times.push(milliseconds);
  }
  return median(times.slice(1));
};

/** The floor: titles of the same page, straight from the table. */
const timeFloor = async (place: AdminPlace, where: string): Promise<number> => {
  const client = new Client(place.connection);
  await client.connect();
  try {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      await client.query(
        `select document_id, draft ->> 'title' from documents where kind = 'item' and ${where}
         order by document_id desc limit 50`,
      );
      times.push(performance.now() - began);
    }
    return median(times.slice(1));
  } finally {
    await client.end();
  }
};

/** First rows and a search in the list of products. */
export const listRows = async (place: AdminPlace): Promise<AdminResult> => {
  const first = await timeCall(place, LIST);
  const searched = await timeCall(place, `${LIST}?search=product%209999`);
  const filtered = await timeCall(place, `${LIST}?stock=out&sort=price`);
  return {
    rows: [
      timeRow('first rows of 10,000 products', {
        ours: first,
        floor: await timeFloor(place, 'true'),
        max: max.first,
      }),
      timeRow('a search among them', {
        ours: searched,
        floor: await timeFloor(place, `draft ->> 'title' ilike '%product 9999%'`),
        max: max.filter,
      }),
      timeRow('those out of stock, by price', {
        ours: filtered,
        floor: await timeFloor(place, 'true'),
        max: max.filter,
      }),
    ],
    notes: ['floor of the list: one bare statement for titles'],
  };
};
