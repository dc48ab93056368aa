import { browserStores, writeEntry } from '../session-data/index.ts';
import { dismissedVersion } from './dismissed-version.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** A year at most, or a cookie, where it must serve as the store, would be gone with the browser's window. */
export const rememberDismissal = (bar: Element): void => {
  writeEntry(browserStores, {
    name: dismissedVersion,
    value: bar.getAttribute('version'),
    expiresOn: Date.now() + year,
  });
};
