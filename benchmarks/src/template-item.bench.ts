import type { Report } from './measuring/report.ts';
import { compareRenders } from './templates/compare-renders.ts';
import { compilePage } from './templates/compile-page.ts';
import { makeItem } from './templates/page-data.ts';
import { itemPage } from './templates/pages.ts';

export const name = 'template: item page';

export const run = (): Promise<Report> =>
  compareRenders({
    what: 'journal entry with 30 comments',
    renders: compilePage(itemPage),
    pages: [makeItem(), makeItem()],
    goals: { eta: 1, '@squarespace/template-engine': 2, handlebars: 1, liquidjs: 1 },
  });
