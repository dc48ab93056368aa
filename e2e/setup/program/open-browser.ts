import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { resolveLocalhostNames } from './resolve-localhost.ts';
import { launchBrowser } from './launch-browser.ts';

// Requests of a browser context are made by this process.
resolveLocalhostNames();

let launched: Promise<Browser> | undefined;

const launchAnew = async (): Promise<Browser> => {
  const browser = await launchBrowser();
  browser.once('disconnected', () => (launched = undefined));
  return browser;
};

/**
 * Call it at the top of a test file. The browser is the worker's, started with its first file: one for all workers would
 * be steered through a third process. What the file opens in it is closed with the file.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await (launched ??= launchAnew());
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return browser;
}
