import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from '../program/open-browser.ts';
import { runCommandLine } from '../program/program.ts';

export interface StarterSite {
  readonly origin: string;
  readonly browser: Browser;
}

/** Call it at the top of a test file: makes a site as owners get it, with what the starter brings. */
export async function openStarter(name: string, title: string): Promise<StarterSite> {
  const program = inject('program');
  const host = `${name}.localhost`;
  await runCommandLine(program, ['site', 'add', name, '--host', host, '--title', title]);
  const browser = await openBrowser();
  return { origin: `http://${host}:${program.port}`, browser };
}
