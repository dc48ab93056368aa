import { publishBlockPage } from './block-page.ts';
import { fillSite } from './fill-site.ts';
import { signIn } from './owner-session.ts';
import { measurePage, warmUp, type PageCost } from './page-cost.ts';
import { withDatabase } from './program-database.ts';
import { withProgram } from './program-process.ts';
import type { Report, ReportRow } from './report.ts';
import { median } from './rounds.ts';

export const name = 'uncached pages';

const BLOCKS = 60;
const ITEMS = 200;
const rounds = 5;
const pagesPerRound = 100;
const mostMilliseconds = 10;

const grid = {
  urlId: 'bench-grid',
  title: 'Bench grid',
  typeName: 'gallery',
  ordering: 'user-orderable',
  pageSize: ITEMS,
  items: ITEMS,
} as const;

const rowOf = (what: string, costs: readonly PageCost[]): ReportRow => {
  const cpu = median(costs.map(({ cpuMilliseconds }) => cpuMilliseconds));
  const wall = median(costs.map(({ milliseconds }) => milliseconds));
  return {
    what,
    ours: `${cpu.toFixed(1)} ms CPU, ${wall.toFixed(1)} ms in all, ${((costs[0]?.bytes ?? 0) / 1024).toFixed(0)} kB`,
    peer: '',
    ratio: undefined,
    goal: `under ${mostMilliseconds} ms CPU`,
    met: cpu < mostMilliseconds,
  };
};

export const run = (): Promise<Report> =>
  withProgram(async (program, dataFolder) => {
    await withDatabase(dataFolder, (client) => fillSite(client, { pages: 0, lists: [grid] }));
    const owner = await signIn(program.origin, 'localhost');
    const pages = { blocks: await publishBlockPage(owner, BLOCKS), grid: `/${grid.urlId}` };
    const costs: { blocks: PageCost[]; grid: PageCost[] } = { blocks: [], grid: [] };
    for (const path of Object.values(pages)) await warmUp(program, path, pagesPerRound);
    for (let round = 0; round < rounds; round += 1) {
      costs.blocks.push(await measurePage(program, pages.blocks, pagesPerRound));
      costs.grid.push(await measurePage(program, pages.grid, pagesPerRound));
    }
    return {
      rows: [
        rowOf(`page of ${BLOCKS} blocks`, costs.blocks),
        rowOf(`grid of ${ITEMS} items with pictures`, costs.grid),
      ],
      notes: [
        `the demo’s template; ${rounds} rounds of ${pagesPerRound} pages in turn, median; compression included`,
        'CPU is the program’s own; PostgreSQL’s processes are in the time in all',
      ],
    };
  });
