import { browserPlaces, readEntry } from '../session-data/index.ts';
import { dismissedVersion } from './dismissed-version.ts';

/** Whether the visitor closed the announcement of this very version. */
export const isDismissed = (bar: Element): boolean =>
  readEntry(browserPlaces, dismissedVersion, Date.now()) === bar.getAttribute('version');
