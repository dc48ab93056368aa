import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from '../program/open-browser.ts';
import { runCommandLine } from '../program/program.ts';

/** A site without content: what the starter shows is no concern of the tests that fill one. */
const plainSite = fileURLToPath(new URL('../../../sites/plain', import.meta.url));

export interface OpenedSite {
  readonly origin: string;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and refused resources of the page; a test that ends with any has found something. */
  readonly faults: readonly string[];
}

export interface SiteWish {
  /** Lower-case letters, digits and dashes; each test file takes a name of its own. */
  readonly name: string;
  readonly title?: string;
}

function gatherFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}

/** Call it at the top of a test file: makes a site for that file alone and opens a fresh browser context on it. */
export async function openSite({ name, title = name }: SiteWish): Promise<OpenedSite> {
  const program = inject('program');
  // Chromium takes every *.localhost for this machine, so each site has a host of its own without any set-up.
  const host = `${name}.localhost`;
  await runCommandLine(program, ['site', 'add', name, '--host', host, '--title', title, '--from', plainSite]);
  const browser = await openBrowser();
  const origin = `http://${host}:${program.port}`;
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  return { origin, browser, context, page, faults: gatherFaults(page) };
}
