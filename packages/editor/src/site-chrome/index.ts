import { lazy } from 'react';

export { headerFooterKey, chromePartNames, chromeParts, type ChromePart } from './chrome-part.ts';
export { createAnnouncementText, type AnnouncementText } from './announcement-text.ts';
export { useHeaderFooter } from './use-header-footer.ts';
export type { ChromePanelProps } from './panels/chrome-panel.tsx';

/** Loaded when the first part is selected; render below a `Suspense`. */
export const ChromePanel = lazy(async () => ({
  default: (await import('./panels/chrome-panel.tsx')).ChromePanel,
}));
