import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import type { Report, ReportRow } from './measuring/report.ts';
import { median } from './measuring/rounds.ts';
import { measureBareFrame, type BareTimes } from './owners/bare-frame.ts';
import { measureEditor, openEditor, type EditorTimes } from './owners/measure-editor.ts';
import { publishBlockPage } from './program/block-page.ts';
import { readBundleSizes } from './program/bundle-sizes.ts';
import { fillSite } from './program/fill-site.ts';
import { signIn } from './program/owner-session.ts';
import { withDatabase } from './program/program-database.ts';
import { owner, withProgram } from './program/program-process.ts';
import { findChromium, withChromium } from './visitors/chromium.ts';

export const name = 'editor';

const LONG = 60;
const SHORT = 5;
const openings = 5;
const max = { command: 50, ratio: 1.5, opening: 1500, shell: 350 } as const;

const signInAt = async (browser: Browser, origin: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/config');
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await page.close();
  return context;
};

/** Each time in a browser that has nothing of the app yet; the first also finds the program cold and does not count. */
const timeOpening = async (browser: Browser, signedIn: BrowserContext, origin: string): Promise<number> => {
  const storageState = await signedIn.storageState();
  const viewport = { width: 1440, height: 900 };
  const times: number[] = [];
  for (let opening = 0; opening <= openings; opening += 1) {
    const context = await browser.newContext({ baseURL: origin, storageState, viewport });
    const page = await openEditor(context, '/');
    times.push(await page.evaluate(() => window.usableAt ?? Number.NaN));
    await context.close();
  }
  return median(times.slice(1));
};

const commandRow = (what: string, long: number, short: number): ReportRow => {
  const ratio = long / short;
  return {
    what,
    ours: `${long.toFixed(0)} ms with ${LONG} blocks`,
    peer: `${short.toFixed(0)} ms with ${SHORT}`,
    ratio,
    goal: `each at most ${max.command} ms, ratio under ${max.ratio}`,
    met: Math.max(long, short) <= max.command && ratio < max.ratio,
  };
};

const limitRow = (what: string, value: number, limit: { max: number; unit: string }): ReportRow => ({
  what,
  ours: `${value.toFixed(0)} ${limit.unit}`,
  peer: '',
  ratio: undefined,
  goal: `at most ${limit.max} ${limit.unit}`,
  met: value <= limit.max,
});

const timeRows = (long: EditorTimes, short: EditorTimes, opening: number): ReportRow[] => [
  commandRow('arrow key to paint', long.move, short.move),
  commandRow('setting of a block to paint', long.change, short.change),
  limitRow('longest task while typing', Math.max(long.longestTaskTyping, short.longestTaskTyping), {
    max: max.command,
    unit: 'ms',
  }),
  limitRow('from the address to a usable editor, demo’s home', opening, { max: max.opening, unit: 'ms' }),
];

/** Whoever waits for a processor is measured too. */
const describeLoad = (): string =>
  `${loadavg()[0]?.toFixed(1)} processes wanted the ${availableParallelism()} processors in the last minute`;

const describeFloor = ({ key, call }: BareTimes): string =>
  `floor of this run, a bare page with a frame: ${key.toFixed(0)} ms from a key to paint, ` +
  `${call.toFixed(0)} ms with one small call between`;

const drive = async (origin: string): Promise<Pick<Report, 'rows'> & { readonly notes: string[] }> => {
  const program = findChromium();
  if (program === undefined)
    return { rows: [], notes: ['times skipped: there is no Chromium on this machine'] };
  const session = await signIn(origin, 'localhost');
  const paths = {
    long: await publishBlockPage(session, LONG),
    short: await publishBlockPage(session, SHORT),
  };
  return withChromium(program, async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const context = await signInAt(browser, origin);
    const opening = await timeOpening(browser, context, origin);
    // The first finds the program cold where it draws blocks, and does not count.
    await measureEditor(context, paths.short);
    const short = await measureEditor(context, paths.short);
    const long = await measureEditor(context, paths.long);
    const floor = await measureBareFrame(context);
    return { rows: timeRows(long, short, opening), notes: [describeFloor(floor)] };
  });
};

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }, dataFolder) => {
    await withDatabase(dataFolder, (client) => fillSite(client, { pages: 0, lists: [] }));
    const { rows, notes } = await drive(origin);
    const sizes = await readBundleSizes();
    const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;
    return {
      rows: [
        ...rows,
        limitRow('app with the page editor, gzip', (sizes.shell + sizes.canvas) / 1024, {
          max: max.shell,
          unit: 'kB',
        }),
      ],
      notes: [
        ...notes,
        `shell ${kilobytes(sizes.shell)}, the page editor adds ${kilobytes(sizes.canvas)}`,
        `on first use: Tiptap with its toolbar ${kilobytes(sizes.tiptap)}, CodeMirror ${kilobytes(sizes.codeMirror)}`,
        'times are medians at 1440 by 900, from the event to the frame that shows it',
        describeLoad(),
      ],
    };
  });
