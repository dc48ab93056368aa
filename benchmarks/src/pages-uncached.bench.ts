import { publishBlockPage } from './program/block-page.ts';
import { fillSite } from './program/fill-site.ts';
import { signIn } from './program/owner-session.ts';
import { measurePage, warmUp, type PageCost } from './program/page-cost.ts';
import { withDatabase } from './program/program-database.ts';
import { withProgram, type ProgramProcess } from './program/program-process.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { median } from './measuring/rounds.ts';

export const name = 'uncached pages';

const BLOCKS = 60;
const ITEMS = 200;
const rounds = 5;
const pagesPerRound = 100;
/**
 * The engine compiles what is hot for thousands of pages: a site that is visited gets there within minutes. What pages
 * cost until then is told beside it.
 */
const roundsBefore = { early: 10, settled: 50 } as const;

/** Pages by what they are, with the most that one may take. */
const mostMilliseconds = { blocks: 6, grid: 10, productList: 10, product: 4 } as const;
type PageName = keyof typeof mostMilliseconds;

const grid = {
  urlId: 'bench-grid',
  title: 'Bench grid',
  typeName: 'gallery',
  ordering: 'user-orderable',
  pageSize: ITEMS,
  items: ITEMS,
} as const;

const titles: Readonly<Record<PageName, string>> = {
  blocks: `page of ${BLOCKS} blocks`,
  grid: `grid of ${ITEMS} items with pictures`,
  productList: 'the demo’s product list',
  product: 'a product of the demo',
};

const cpuOf = (costs: readonly PageCost[]): number =>
  median(costs.map(({ cpuMilliseconds }) => cpuMilliseconds));

/** All of them, or some: what else a program renders makes each a little dearer. */
const chosen = process.env['SITEWRIGHT_BENCH_PAGES']?.split(',');
const names = (Object.keys(titles) as PageName[]).filter((each) => chosen?.includes(each) ?? true);

const rowOf = (what: string, costs: readonly PageCost[], max: number): ReportRow => {
  const cpu = cpuOf(costs);
  const wall = median(costs.map(({ milliseconds }) => milliseconds));
  return {
    what,
    ours: `${cpu.toFixed(1)} ms CPU, ${wall.toFixed(1)} ms in all, ${((costs[0]?.bytes ?? 0) / 1024).toFixed(0)} kB`,
    peer: '',
    ratio: undefined,
    goal: `at most ${max} ms CPU`,
    met: cpu <= max,
  };
};

const measureBuilt = async (program: ProgramProcess, path: string): Promise<PageCost> => {
  const cost = await measurePage(program, path, pagesPerRound);
  if (cost.built < pagesPerRound)
    throw new Error(`Only ${cost.built} of ${pagesPerRound} were built: ${path}`);
  return cost;
};

type Costs = Readonly<Record<PageName, readonly PageCost[]>>;

/** Pages of all kinds in turn. */
const measureAll = async (
  program: ProgramProcess,
  pages: Readonly<Record<PageName, string>>,
): Promise<Costs> => {
  const costs: Record<PageName, PageCost[]> = { blocks: [], grid: [], productList: [], product: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const each of names) costs[each].push(await measureBuilt(program, pages[each]));
  return costs;
};

export const run = (): Promise<Report> =>
  withProgram(async (program, dataFolder) => {
    await withDatabase(dataFolder, (client) => fillSite(client, { pages: 0, lists: [grid] }));
    const owner = await signIn(program.origin, 'localhost');
    const pages: Readonly<Record<PageName, string>> = {
      blocks: await publishBlockPage(owner, BLOCKS),
      grid: `/${grid.urlId}`,
      productList: '/shop',
      product: '/shop/night-swell',
    };
    const warm = async (times: number): Promise<void> => {
      for (let round = 0; round < times; round += 1)
        for (const each of names) await warmUp(program, pages[each], pagesPerRound);
    };
    await warm(roundsBefore.early);
    const early = await measureAll(program, pages);
    await warm(roundsBefore.settled - roundsBefore.early - rounds);
    const settled = await measureAll(program, pages);
    const before = names.map((each) => cpuOf(early[each]).toFixed(1)).join(', ');
    return {
      rows: names.map((each) => rowOf(titles[each], settled[each], mostMilliseconds[each])),
      notes: [
        `the demo’s template; ${rounds} rounds of ${pagesPerRound} pages in turn, median; compression included`,
        `after ${roundsBefore.settled * pagesPerRound} pages of each; after ${roundsBefore.early * pagesPerRound}: ${before} ms CPU`,
        'CPU is the program’s own; PostgreSQL’s processes are in the time in all',
      ],
    };
  });
