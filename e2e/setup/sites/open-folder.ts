import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { openBrowser } from '../program/open-browser.ts';
import { runCommandLine } from '../program/program.ts';

/** Files of a site by their paths; what is neither text nor bytes is written as JSON. */
export type SiteFiles = Readonly<Record<string, unknown>>;

export interface Visit {
  readonly page: Page;
  /** Errors that no script caught, and windows that a script opened. */
  readonly faults: string[];
}

/** What is done with the tab before the page is asked for. */
export type Preparation = (page: Page) => Promise<void>;

export interface VisitedSite {
  readonly origin: string;
  readonly browser: Browser;
  /** Opens a page in a browser of its own, with a cart of its own. */
  visit(path: string, options?: BrowserContextOptions, prepare?: Preparation): Promise<Visit>;
}

const writeFolder = async (files: SiteFiles): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-site-'));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  }
  return folder;
};

const gatherFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return faults;
};

/** Makes a site of its own from files; call it at the top of a test file. */
export async function openFolder(name: string, files: SiteFiles): Promise<VisitedSite> {
  const program = inject('program');
  const host = `${name}.localhost`;
  const folder = await writeFolder(files);
  await runCommandLine(program, ['site', 'add', name, '--host', host, '--from', folder]);
  await rm(folder, { recursive: true });
  const browser = await openBrowser();
  const origin = `http://${host}:${program.port}`;
  return {
    origin,
    browser,
    async visit(path, options = {}, prepare = async () => {}) {
      const context = await browser.newContext({ baseURL: origin, ...options });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const faults = gatherFaults(page);
      await prepare(page);
      await page.goto(path);
      return { page, faults };
    },
  };
}
