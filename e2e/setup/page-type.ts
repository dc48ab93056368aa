import type { Page } from 'playwright-core';

interface PageScope {
  Static?: { SQUARESPACE_CONTEXT?: { pageType?: number } };
}

/** The code of the page's kind, as scripts of templates read it. */
export const pageTypeOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as PageScope).Static?.SQUARESPACE_CONTEXT?.pageType);
