import { chromium, type BrowserServer } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';

// Tests run in containers without user namespaces, and must make no outside connection of the browser's own.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function startBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium was found: install one, or set SITEWRIGHT_CHROMIUM to its path.');
  }
  return chromium.launchServer({ executablePath, args: flags });
}
