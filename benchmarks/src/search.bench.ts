import { searchCalls } from '@sitewright/api/search';
import type { Report, ReportRow } from './measuring/report.ts';
import { median } from './measuring/rounds.ts';
import { crowdFilters } from './program/crowd-filters.ts';
import { crowdNames } from './program/crowd-names.ts';
import { withDatabase } from './program/program-database.ts';
import { withProgram } from './program/program-process.ts';
import { nextAddress } from './visitors/shopper.ts';

export const name = 'search, 100,000 products';

const products = Number(process.env['SITEWRIGHT_BENCH_PRODUCTS'] ?? 100_000);
const times = 41;
const mostMilliseconds = 30;
/** Pages of results that do not count: the engine compiles what is hot for hundreds of pages. */
const pagesBefore = 400;

/** The program believes who sent a request to the proxy before it: so one machine can be many visitors. */
process.env['SITEWRIGHT_TRUST_PROXY'] = 'true';

const commonWord = 'lighthouse';

const suggest = (q: string): string => `${searchCalls.suggest.path}?${new URLSearchParams({ q }).toString()}`;
const page = (q: string): string => `/search?${new URLSearchParams({ q }).toString()}`;

const questions: readonly (readonly [what: string, path: string])[] = [
  ['while typing: three letters', suggest('lig')],
  ['while typing: one letter', suggest('s')],
  ['while typing: two words', suggest('light har')],
  ['while typing: a SKU', suggest('copy4711')],
  ['while typing: a misspelt word', suggest('lihgthouse')],
  ['while typing: nothing like it', suggest('zzzz')],
  ['while typing: a word of every text and of no name', suggest('distance')],
  ['page of results: a word of 3,600 names', page(commonWord)],
  ['page of results: two words', page('lighthouse harbour')],
];

const timeOf = async (url: string): Promise<number> => {
  const began = performance.now();
  const response = await fetch(url, { headers: { 'x-forwarded-for': nextAddress() } });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  await response.text();
  return performance.now() - began;
};

const medianOf = async (url: string): Promise<number> => {
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) measured.push(await timeOf(url));
  return median(measured);
};

/** Pages with few hits before there are 100,000 products, and with twenty afterwards. */
const compile = async (origin: string): Promise<void> => {
  for (let time = 0; time < pagesBefore; time += 1) await timeOf(origin + page('sun'));
};

const measure = async (origin: string): Promise<number[]> => {
  const medians: number[] = [];
  for (const [, path] of questions) medians.push(await medianOf(origin + path));
  return medians;
};

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }, dataFolder) => {
    await compile(origin);
    const before = await measure(origin);
    await withDatabase(dataFolder, async (client) => {
      await crowdNames(client, products);
      await crowdFilters(client);
    });
    const first = await medianOf(origin + page(commonWord));
    await compile(origin);
    const crowded = await measure(origin);
    const rows = questions.map(([what], index): ReportRow => {
      const [few = NaN, many = NaN] = [before[index], crowded[index]];
      return {
        what,
        ours: `${many.toFixed(1)} ms`,
        peer: `${few.toFixed(1)} ms with the demo's own`,
        ratio: undefined,
        goal: `under ${mostMilliseconds} ms`,
        met: many < mostMilliseconds,
      };
    });
    return {
      rows,
      notes: [
        `median of ${times}, one after the other, on one connection each, after ${pagesBefore} pages of results`,
        `the page of a word of 3,600 names before those pages: ${first.toFixed(1)} ms`,
      ],
    };
  });
