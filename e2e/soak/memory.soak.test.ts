import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addSites, listPaths } from './memory/many-sites.ts';
import { startMeasuredProgram, type MeasuredProgram } from './memory/measured-program.ts';
import { openPage } from './memory/open-page.ts';
import { startRandomVisits } from './memory/random-visits.ts';

const MINUTES = Number(process.env['SITEWRIGHT_SOAK_MINUTES'] ?? 30);
const SITES = 100;
const SAMPLES = 180;
/** What the program may take beside its cached pages. */
const PROGRAM_MEGABYTES = 200;
const PAGE_CACHE_MEGABYTES = 64;
const MOST_GROWTH = 1.1;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What lies between two collections of garbage differs by tens of megabytes: a median over a sixth of the time does not. */
const sixth = (samples: readonly number[], index: number): number =>
  median(samples.slice((samples.length * index) / 6, (samples.length * (index + 1)) / 6));

const takeSamples = async ({ readResidentMegabytes }: MeasuredProgram): Promise<number[]> => {
  const samples: number[] = [];
  while (samples.length < SAMPLES) {
    await pause((MINUTES * 60_000) / SAMPLES);
    samples.push(await readResidentMegabytes());
  }
  return samples;
};

const describe = (counts: ReadonlyMap<number | string, number>): string =>
  [...counts].map(([what, count]) => `${count} × ${what}`).join(', ');

it(
  'its memory stays flat under invented addresses, unknown hosts and the pages of a hundred sites',
  async ({ annotate }) => {
    const program = await startMeasuredProgram();
    try {
      const hosts = await addSites(program.port, SITES);
      const paths = await listPaths(program.port, hosts[0] ?? '');
      // The cache is full of what it can hold before the memory is looked at; the second visit compresses further.
      for (let time = 0; time < 2; time += 1)
        for (const host of hosts) for (const path of paths) await openPage(program.port, { host, path });
      const visits = startRandomVisits(program.port, { hosts, paths });
      const samples = await takeSamples(program);
      const statuses = await visits.stop();
      const [early, late] = [sixth(samples, 2), sixth(samples, 5)];
      const figures = `${early.toFixed(0)} MB after a third, ${late.toFixed(0)} MB at the end, at most ${Math.max(...samples).toFixed(0)} MB; ${describe(statuses)}; warnings: ${describe(program.warnings)}`;
      await annotate(figures);
      expect([...statuses.keys()].filter((status) => ![200, 404, 429, 503].includes(status))).toEqual([]);
      expect(statuses.get(200) ?? 0).toBeGreaterThan(MINUTES * 60);
      expect(statuses.get(404) ?? 0).toBeGreaterThan(MINUTES * 60);
      expect(late, figures).toBeLessThan(early * MOST_GROWTH);
      expect(Math.max(...samples), figures).toBeLessThan(PROGRAM_MEGABYTES + PAGE_CACHE_MEGABYTES);
    } finally {
      await program.close();
    }
  },
  (MINUTES + 15) * 60_000,
);
