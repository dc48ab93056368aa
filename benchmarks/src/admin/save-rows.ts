import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { Client } from 'pg';
import { median } from '../measuring/rounds.ts';
import { readAdmin, timeRow, type AdminPlace, type AdminResult } from './admin-place.ts';

const VARIANTS = 250;
const rounds = 12;
const MOST_MS = 300;

const variants = (price: number) =>
  Array.from({ length: VARIANTS }, (_, index) => ({
    id: `b${index.toString(16).padStart(23, '0')}`,
    sku: `MATRIX-${index}`,
    attributes: { Size: `Size ${index}` },
    price: price + index,
  }));

const accept = <Answer>(
  outcome: { ok: true; answer: Answer } | { ok: false; refusal: { message: string; errors?: unknown } },
): Answer => {
  if (outcome.ok) return outcome.answer;
  throw new Error(`${outcome.refusal.message} ${JSON.stringify(outcome.refusal.errors ?? {})}`);
};

const timeSaves = async (place: AdminPlace): Promise<{ ours: number; content: object }> => {
  const { client } = place.session;
  const { pages } = await readAdmin<{ pages: { id: string }[] }>(place, { path: '/api/product-files/pages' });
  const made = accept(
    await client.send(pageCalls.createItem, {
      params: { id: pages[0]?.id ?? '' },
      body: { title: 'A product of 250 variants', recordType: 11 },
    }),
  );
  const contentOf = (round: number) => ({
    ...(made.content as object),
    structuredContent: { productType: 1, variantOptionOrdering: ['Size'], variants: variants(1000 + round) },
  });
  const times: number[] = [];
  let { revision } = made;
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    const saved = await client.send(documentCalls.save, {
      params: { kind: 'item', id: made.id },
      body: { baseRevision: revision, content: contentOf(round) },
    });
    times.push(performance.now() - began);
    ({ revision } = accept(saved));
  }
  return { ours: median(times.slice(1)), content: contentOf(0) };
};

/** The floor: the same content written into one row. */
const timeFloor = async (place: AdminPlace, content: object): Promise<number> => {
  const client = new Client(place.connection);
  await client.connect();
  try {
    await client.query('create table bench_save (content jsonb not null)');
    await client.query(`insert into bench_save values ('{}')`);
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      await client.query('update bench_save set content = $1', [JSON.stringify({ ...content, round })]);
      times.push(performance.now() - began);
    }
    return median(times.slice(1));
  } finally {
    await client.query('drop table if exists bench_save');
    await client.end();
  }
};

/** Saving the draft of a large product. */
export const saveRows = async (place: AdminPlace): Promise<AdminResult> => {
  const { ours, content } = await timeSaves(place);
  const floor = await timeFloor(place, content);
  return {
    rows: [timeRow(`saving a product with ${VARIANTS} variants`, { ours, floor, max: MOST_MS })],
    notes: ['floor of the save: one bare update of the same content'],
  };
};
