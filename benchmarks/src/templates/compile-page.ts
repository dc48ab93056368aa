import type { Renders } from './compare-renders.ts';
import { engineNames, engines } from './engines.ts';
import type { Page } from './pages.ts';

/** A page, compiled by every engine from its own language. */
export const compilePage = (page: Page): Renders =>
  Object.fromEntries(engineNames.map((name) => [name, engines[name].compile(page(engines[name].dialect))]));
