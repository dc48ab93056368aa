import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { readAdmin, timeRow, type AdminPlace, type AdminResult } from './admin-place.ts';

export const PRODUCTS = 10_000;
/**
 * What the import itself has alive is some 12 MB (37 MB with the program, measured by `--trace-gc`) and does not grow with
 * the file. The process grows more: V8 collects old objects only when the heap has become four times what was alive.
 */
const max = { import: 120_000, growth: 150 } as const;
const POLL_MS = 250;

const productLine = (index: number): string =>
  `Bench product ${index},bench-${index},<p>Words about number ${index}</p>,BENCH-${index},${index % 90}.50,${index % 20},"a, b",Prints,Yes`;

const file = [
  'Title,Product URL,Description,SKU,Price,Stock,Tags,Categories,Visible',
  ...Array.from({ length: PRODUCTS }, (_, index) => productLine(index)),
].join('\n');

export interface ImportAnswer {
  readonly id: string;
  readonly state: string;
  readonly options: object;
  readonly progress: { readonly created: number };
}

const readResident = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

/** Waits for the end of a job; answers the most memory that the program took meanwhile. */
const waitFor = async (place: AdminPlace, id: string, state: string): Promise<number> => {
  for (let peak = 0; ;) {
    const path = `/api/product-files/imports/${id}`;
    const answer = await readAdmin<ImportAnswer>(place, { path });
    peak = Math.max(peak, await readResident(place.pid));
    if (answer.state === state) return peak;
    if (answer.state === 'failed' || answer.state === 'refused')
      throw new Error(`The import ${answer.state}.`);
    await sleep(POLL_MS);
  }
};

/** The floor: the same rows as documents of one column, in transactions of a hundred. */
const importBarely = async (place: AdminPlace): Promise<number> => {
  const client = new Client(place.connection);
  await client.connect();
  try {
    await client.query('create table bench_import (id serial primary key, content jsonb not null)');
    const began = performance.now();
    for (let start = 1; start <= PRODUCTS; start += 100) {
      await client.query('begin');
      for (const line of file.split('\n').slice(start, start + 100))
        await client.query('insert into bench_import (content) values ($1)', [JSON.stringify({ line })]);
      await client.query('commit');
    }
    return performance.now() - began;
  } finally {
    await client.query('drop table if exists bench_import');
    await client.end();
  }
};

/** Uploads the file to the first page of products, which begins the dry run. */
export const uploadProducts = async (place: AdminPlace): Promise<ImportAnswer> => {
  const { pages } = await readAdmin<{ pages: { id: string }[] }>(place, { path: '/api/product-files/pages' });
  return readAdmin<ImportAnswer>(place, {
    path: `/api/product-files/imports?filename=bench.csv&collectionId=${pages[0]?.id ?? ''}`,
    method: 'POST',
    type: 'application/octet-stream',
    body: file,
  });
};

const timeImport = async (place: AdminPlace) => {
  const before = await readResident(place.pid);
  const began = performance.now();
  const made = await uploadProducts(place);
  const path = `/api/product-files/imports/${made.id}`;
  const checkPeak = await waitFor(place, made.id, 'checked');
  const checked = performance.now();
  await readAdmin(place, { path: `${path}/start`, method: 'POST', body: JSON.stringify(made.options) });
  const peak = Math.max(checkPeak, await waitFor(place, made.id, 'done'));
  return { check: checked - began, import: performance.now() - checked, growth: peak - before };
};

export const importRows = async (place: AdminPlace): Promise<AdminResult> => {
  const ours = await timeImport(place);
  const floor = await importBarely(place);
  return {
    rows: [
      timeRow(`dry run of ${PRODUCTS} rows`, { ours: ours.check, floor, max: max.import }),
      timeRow(`import of ${PRODUCTS} rows`, { ours: ours.import, floor, max: max.import }),
      {
        what: 'memory that it takes beside',
        ours: `${ours.growth.toFixed(0)} MB`,
        peer: '',
        ratio: undefined,
        goal: `at most ${max.growth} MB`,
        met: ours.growth <= max.growth,
      },
    ],
    notes: [
      'floor of the import: one bare insert for each row, a hundred in a transaction',
      'memory of the import is mostly garbage: V8 lets a heap of 37 MB grow to 145 MB before it is collected',
    ],
  };
};
