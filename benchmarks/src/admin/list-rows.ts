import { Client } from 'pg';
import { median } from '../measuring/rounds.ts';
import { callAdmin, timeRow, type AdminPlace, type AdminResult } from './admin-place.ts';

const LIST = '/api/catalogue/products';
const rounds = 15;
const most = { first: 150, filter: 100 } as const;

const timeCall = async (place: AdminPlace, path: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { status, milliseconds } = await callAdmin(place, { path });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
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
  const { status } = await callAdmin(place, { path: LIST });
  if (status === 404) return { rows: [], notes: [`${LIST} is not there: the list was not measured`] };
  const first = await timeCall(place, LIST);
  const filtered = await timeCall(place, `${LIST}?search=number%209999`);
  return {
    rows: [
      timeRow('first rows of 10,000 products', {
        ours: first,
        floor: await timeFloor(place, 'true'),
        most: most.first,
      }),
      timeRow('a search among them', {
        ours: filtered,
        floor: await timeFloor(place, `draft ->> 'title' ilike '%product 9999%'`),
        most: most.filter,
      }),
    ],
    notes: ['floor of the list: one bare statement for titles'],
  };
};
