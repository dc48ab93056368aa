import { findChromium } from '../../e2e/setup/program/find-chromium.mjs';
import { runCommand } from './run-command.mjs';

// Without a font package Chromium lays text out with no glyphs, and every measured width is wrong.
const fontPackage = 'fonts-liberation';

/** The one without windows takes less of the processor; not every release of Debian has it. */
const browserPackages = ['chromium-headless-shell', 'chromium'];

/** @returns {Promise<string[] | undefined>} the words to put before apt-get, or undefined when we may not call it */
async function findAptRights() {
  if (process.platform !== 'linux') return undefined;
  if ((await runCommand('apt-get', ['--version'], { output: 'ignore' })) !== 0) return undefined;
  if (process.getuid?.() === 0) return [];
  const mayUseSudo = (await runCommand('sudo', ['-n', 'true'], { output: 'ignore' })) === 0;
  return mayUseSudo ? ['sudo', '-n'] : undefined;
}

/**
 * @param {string[]} rights
 * @param {string[]} parameters
 */
function runApt(rights, parameters) {
  const [command = 'env', ...rest] = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
  return runCommand(command, [...rest, ...parameters]);
}

/**
 * Finds Chromium, or installs Debian's where that is allowed.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found || process.env['SITEWRIGHT_CHROMIUM']) return found;
  const rights = await findAptRights();
  if (!rights) return undefined;
  console.log('Installing Debian’s chromium for the browser tests …');
  await runApt(rights, ['update']);
  for (const browser of browserPackages) {
    const code = await runApt(rights, ['install', '-y', '--no-install-recommends', browser, fontPackage]);
    if (code === 0) break;
  }
  return findChromium();
}

export const chromiumMissing =
  'No Chromium was found, so the browser tests cannot run. Install one (on Debian: "apt-get install chromium-headless-shell fonts-liberation" ' +
  'as root) or set SITEWRIGHT_CHROMIUM to the path of a Chromium or Chrome.';
