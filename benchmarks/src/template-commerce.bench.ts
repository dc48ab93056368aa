import type { Report } from './measuring/report.ts';
import { compareRenders } from './templates/compare-renders.ts';
import { engines } from './templates/engines.ts';
import { makeShop } from './templates/page-data.ts';
import { commerceTemplate } from './templates/pages.ts';

export const name = 'template: grid with commerce formatters';

export const run = (): Promise<Report> =>
  compareRenders({
    what: '200 products of 12 variants',
    renders: {
      sitewright: engines.sitewright.compile(commerceTemplate),
      '@squarespace/template-engine': engines['@squarespace/template-engine'].compile(commerceTemplate),
    },
    pages: [makeShop(0), makeShop(1)],
    goals: { '@squarespace/template-engine': 20 },
  });
