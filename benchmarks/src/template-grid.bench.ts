import type { Report } from './measuring/report.ts';
import { compareRenders } from './templates/compare-renders.ts';
import { compilePage } from './templates/compile-page.ts';
import { makeGrid } from './templates/page-data.ts';
import { gridPage } from './templates/pages.ts';

export const name = 'template: grid';

export const run = (): Promise<Report> =>
  compareRenders({
    what: 'grid of 200 products',
    renders: compilePage(gridPage),
    pages: [makeGrid(), makeGrid()],
    goals: { eta: 1, '@squarespace/template-engine': 3, handlebars: 1, liquidjs: 1 },
  });
