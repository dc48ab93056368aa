import type { BrowserContext, Page } from 'playwright-core';
import { counted } from '../measuring/rounds.ts';
import { installClock } from './editor-clock.ts';

const BLOCK = 'bare';
const rounds = 20;
const PAUSE_MS = 120;

/** What this machine and its browser need for themselves, in milliseconds to the paint. */
export interface BareTimes {
  /** A key that changes one style. */
  readonly key: number;
  /** A click that changes one style once a small call is answered. */
  readonly call: number;
}

/** One block in a frame, beside what the clock takes for an outline. */
const build = (block: string): void => {
  document.body.innerHTML =
    '<div role="treegrid"><div role="row"></div></div><button>Change</button>' +
    '<div class="canvas-stage"><iframe width="800" height="600"></iframe></div>';
  const page = document.querySelector('iframe')?.contentDocument;
  if (!page) throw new Error('The frame has no page.');
  page.body.innerHTML = `<div data-edit-block="${block}" tabindex="0">A block</div>`;
  const element = page.querySelector<HTMLElement>('[data-edit-block]');
  let steps = 0;
  const move = (): void => element?.style.setProperty('margin-left', `${(steps += 1) % 2}em`);
  page.addEventListener('keydown', move);
  const ask = async (): Promise<void> => {
    await (await fetch('/api/contributors/session')).json();
    move();
  };
  document.querySelector('button')?.addEventListener('click', () => void ask());
  page.defaultView?.focus();
  element?.focus();
};

const time = async (page: Page, kind: 'keydown' | 'click', act: () => Promise<void>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(([name, block]) => window.editorClock.start(name, block), [kind, BLOCK] as const);
    await act();
    times.push(await page.evaluate(() => window.editorClock.read()));
    await page.waitForTimeout(PAUSE_MS);
  }
  return counted(times);
};

/** The floor of the same run: nobody's editor is quicker here than a page that does nothing else. */
export const measureBareFrame = async (context: BrowserContext): Promise<BareTimes> => {
  const page = await context.newPage();
  await installClock(page);
  await page.goto('/healthz');
  await page.evaluate(build, BLOCK);
  const key = await time(page, 'keydown', () => page.keyboard.press('ArrowRight'));
  const call = await time(page, 'click', () => page.getByRole('button').click());
  await page.close();
  return { key, call };
};
