import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The first has no windows, whose upkeep takes a quarter of the processor time that a page takes to load.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const fixedPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser that the tests drive: `SITEWRIGHT_CHROMIUM` when set, else the first one on the path.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  const chosen = environment['SITEWRIGHT_CHROMIUM'];
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPlaces].find(isExecutable);
}
