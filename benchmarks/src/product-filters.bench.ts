import type { Client } from 'pg';
import type { Report, ReportRow } from './measuring/report.ts';
import { median } from './measuring/rounds.ts';
import { crowdFilters } from './program/crowd-filters.ts';
import { crowdNames } from './program/crowd-names.ts';
import { withDatabase } from './program/program-database.ts';
import { withProgram } from './program/program-process.ts';

export const name = 'filters of a list, 100,000 products';

const products = Number(process.env['SITEWRIGHT_BENCH_PRODUCTS'] ?? 100_000);
const times = 21;
const mostMilliseconds = 30;
/** Pages that do not count: the engine compiles what is hot for hundreds of pages. */
const pagesBefore = 400;
/** As most shops have them, and as large as they can be. */
const SMALL_PAGE = 24;
const pageSizes = [SMALL_PAGE, 200];

/** Choices with a price are not cached. */
const questions: readonly (readonly [what: string, query: string])[] = [
  ['nothing matches: filters and counts alone', 'price-from=7&price-to=7'],
  ['few match', 'price-from=40&price-to=40.5'],
  ['one option', 'option.Frame=Oak&price-from=1'],
  ['in stock, 90,000 products', 'availability=in-stock&price-from=1'],
  [
    'category, two options, price, in stock',
    'category=Kind 3&option.Frame=Oak&option.Frame=Black&option.Size=A3&price-from=50&price-to=300&availability=in-stock',
  ],
  ['sorted by price, from 500 on', 'price-from=500&sort=price'],
  ['sorted by name, one option', 'option.Size=A1&sort=title&price-from=1'],
];

const timeOf = async (url: string): Promise<number> => {
  const began = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  await response.text();
  return performance.now() - began;
};

const measure = async (url: string): Promise<number> => {
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) measured.push(await timeOf(`${url}&n=${time}`));
  return median(measured);
};

/** The crowd without filters, each page for the first time. */
const measureUnfiltered = async (origin: string, pageSize: number): Promise<number> => {
  const measured: number[] = [];
  for (let page = 1; page <= times; page += 1) {
    const last = page * pageSize;
    const offset = `${1000 + last}_${String(last).padStart(24, '0')}`;
    measured.push(await timeOf(`${origin}/shop?offset=${offset}&format=json`));
  }
  return median(measured);
};

const setPageSize = (client: Client, pageSize: number) =>
  client.query(
    `with changed as (update collections set page_size = $1::int, content = content || jsonb_build_object('pageSize', $1::int)
       where url_id = 'shop' returning website_id)
     update websites set content_version = content_version + 1 where website_id in (select website_id from changed)`,
    [pageSize],
  );

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }, dataFolder) => {
    const at = (query: string): string => `${origin}/shop?${encodeURI(query)}&format=json`;
    const rows: ReportRow[] = [];
    await withDatabase(dataFolder, async (client) => {
      await crowdNames(client, products);
      await crowdFilters(client);
      for (let page = 0; page < pagesBefore; page += 1) await timeOf(`${at('price-from=1')}&n=${page}`);
      for (const pageSize of pageSizes) {
        await setPageSize(client, pageSize);
        const unfiltered = await measureUnfiltered(origin, pageSize);
        for (const [what, query] of questions) {
          const filtered = await measure(at(query));
          const most = pageSize === SMALL_PAGE ? mostMilliseconds : mostMilliseconds + unfiltered;
          rows.push({
            what: `${what}; pages of ${pageSize}`,
            ours: `${filtered.toFixed(1)} ms`,
            peer: `${unfiltered.toFixed(1)} ms without filters`,
            ratio: filtered / unfiltered,
            goal: `under ${mostMilliseconds} ms${pageSize === SMALL_PAGE ? '' : ' more'}`,
            met: filtered < most,
          });
        }
      }
    });
    return {
      rows,
      notes: [`median of ${times}, one after the other, on one connection each, after ${pagesBefore} pages`],
    };
  });
