import { chromium, type Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { runCommandLine } from '../program/program.ts';
import { resolveLocalhostNames } from '../program/resolve-localhost.ts';

resolveLocalhostNames();

export interface StarterSite {
  readonly origin: string;
  readonly browser: Browser;
}

/** Call it at the top of a test file: makes a site as owners get it, with what the starter brings. */
export async function openStarter(name: string, title: string): Promise<StarterSite> {
  const program = inject('program');
  const host = `${name}.localhost`;
  await runCommandLine(program, ['site', 'add', name, '--host', host, '--title', title]);
  const browser = await chromium.connect(inject('browserEndpoint'));
  afterAll(() => browser.close());
  return { origin: `http://${host}:${program.port}`, browser };
}
