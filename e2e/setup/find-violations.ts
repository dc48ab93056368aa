import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Scope {
  /** A selector; the whole page without one. */
  readonly within?: string;
  readonly rulesOff?: readonly string[];
}

/** What is still fading in has too little contrast for a moment. */
const awaitAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    // One that is paused meanwhile does not end.
    const isEnough = new Promise((resolve) => setTimeout(resolve, 3_000));
    const haveEnded = Promise.allSettled(ending.map(({ finished }) => finished));
    return Promise.race([haveEnded, isEnough]).then(() => undefined);
  });

/**
 * What axe has to say against a page, without its frames. Run in the page itself and asked for faults alone: the
 * ready-made builder opens a second page for each answer and takes five times as long.
 */
export const findViolations = async (
  page: Page,
  { within, rulesOff = [] }: Scope = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await awaitAnimations(page);
  return page.evaluate(
    async ([scope, off]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(scope ?? document, {
        iframes: false,
        resultTypes: ['violations'],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [within, rulesOff] as const,
  );
};

/** What stands behind an open dialog is hidden from everybody, so the page seems to have no heading and no main part. */
const rulesOfScreens = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** The same for a screen of the owner's app, with the dialog that is open over it. */
export const findScreenViolations = async (page: Page): Promise<string[]> => {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  return findViolations(page, { rulesOff: (await dialogs.count()) > 0 ? rulesOfScreens : [] });
};
