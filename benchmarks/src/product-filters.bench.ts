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

/** Unfiltered pages are cached; a price that nobody asked for before is not. The page itself, of 200 products, is measured apart. */
const questions: readonly (readonly [what: string, query: string])[] = [
  ['nothing matches: what filters and counts alone take', 'price-from=7&price-to=7'],
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

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }, dataFolder) => {
    const at = (query: string): string => `${origin}/shop?${encodeURI(query)}&format=json`;
    const before: number[] = [];
    for (const [, query] of questions) before.push(await measure(at(query)));
    await withDatabase(dataFolder, async (client) => {
      await crowdNames(client, products);
      await crowdFilters(client);
    });
    const rows: ReportRow[] = [];
    for (const [index, [what, query]] of questions.entries()) {
      const many = await measure(at(query));
      rows.push({
        what,
        ours: `${many.toFixed(1)} ms`,
        peer: `${(before[index] ?? Number.NaN).toFixed(1)} ms with the demo's own`,
        ratio: undefined,
        goal: `under ${mostMilliseconds} ms`,
        met: many < mostMilliseconds,
      });
    }
    return { rows, notes: [`median of ${times}, one after the other, on one connection each`] };
  });
