import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';

/**
 * Each window would load the list below its address bar, four hundred modules that nobody sees. A second list of
 * features takes the place of Playwright's, so what tests need of that is named, too.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

// Tests run in containers without user namespaces, and must make no outside connection of the browser's own.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process for every site, and one more in waiting, takes longer to start than most pages take to load.
  '--disable-site-isolation-trials',
  `--disable-features=${featuresOff.join(',')}`,
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium was found: install one, or set SITEWRIGHT_CHROMIUM to its path.');
  }
  return chromium.launch({ executablePath, args: flags });
}
