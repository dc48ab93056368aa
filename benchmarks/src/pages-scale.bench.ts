import { fillSite, type ItemList, type SiteSize } from './program/fill-site.ts';
import { measurePage, warmUp, type PageCost } from './program/page-cost.ts';
import { withDatabase } from './program/program-database.ts';
import { withProgram, type ProgramProcess } from './program/program-process.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { runInTurn } from './measuring/rounds.ts';

export const name = 'pages of a large site';

const rounds = 7;
const pagesPerRound = 30;
const mostGrowth = 1.2;

const list = (urlId: string, items: number): ItemList => ({
  urlId,
  title: urlId,
  typeName: 'blog',
  ordering: 'chronological',
  pageSize: 20,
  items,
});

const gallery = (urlId: string, items: number): ItemList => ({
  ...list(urlId, items),
  typeName: 'gallery',
  ordering: 'user-orderable',
});

const small: SiteSize = { pages: 100, lists: [list('bench-blog', 2000), gallery('bench-gallery', 2000)] };
const large: SiteSize = {
  pages: 10_000,
  lists: [list('bench-blog', 800_000), gallery('bench-gallery', 200_000)],
};

/** The first thousand posts are the same on both sites, so that the pages are as long as each other. */
const paths: Readonly<Record<string, string>> = {
  'a page': '/bench-page-50',
  'a blog': '/bench-blog',
  'further down the blog': '/bench-blog?offset=OFFSET',
  'a common tag': '/bench-blog?tag=all',
  'a category': '/bench-blog?category=Category+7',
  'a rare tag': '/bench-blog?tag=tag-7',
  'a gallery under a tag': '/bench-gallery?tag=all',
  'a post, with its neighbours': '/bench-blog/post-500',
  'a page that is not there': '/bench-page-50/nothing',
};

const fill = async (dataFolder: string, size: SiteSize): Promise<number> => {
  const began = performance.now();
  await withDatabase(dataFolder, (client) => fillSite(client, size));
  return (performance.now() - began) / 1000;
};

const compare = async (
  what: string,
  path: string,
  sites: { readonly few: ProgramProcess; readonly many: ProgramProcess },
): Promise<ReportRow> => {
  const measure = (program: ProgramProcess) => (): Promise<PageCost> =>
    measurePage(program, path, pagesPerRound);
  for (const program of Object.values(sites)) await warmUp(program, path, pagesPerRound);
  const compareBy = await runInTurn({ few: measure(sites.few), many: measure(sites.many) }, rounds);
  const { rates, ratio } = compareBy(({ milliseconds }) => milliseconds);
  const growth = ratio('many', 'few');
  return {
    what,
    ours: `${rates.many.toFixed(1)} ms`,
    peer: `${rates.few.toFixed(1)} ms on the small site`,
    ratio: growth,
    goal: `at most ${mostGrowth} times`,
    met: growth < mostGrowth,
  };
};

export const run = (): Promise<Report> =>
  withProgram((few, fewFolder) =>
    withProgram(async (many, manyFolder) => {
      await fill(fewFolder, small);
      const seconds = await fill(manyFolder, large);
      const rows: ReportRow[] = [];
      const offset = String(Date.now() - 1000 * 60_000);
      for (const [what, path] of Object.entries(paths))
        rows.push(await compare(what, path.replace('OFFSET', offset), { few, many }));
      return {
        rows,
        notes: [
          'large: 10,000 pages and 1,000,000 items; small: 100 pages and 4,000 items; each a program of its own',
          `no page from a cache; median of ${rounds} rounds of ${pagesPerRound} pages in turn; loading took ${seconds.toFixed(0)} s`,
        ],
      };
    }),
  );
