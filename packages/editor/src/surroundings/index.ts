import { lazy } from 'react';

export { headerFooterKey, surroundingNames, surroundings, type Surrounding } from './surrounding.ts';
export { createAnnouncementText, type AnnouncementText } from './announcement-text.ts';
export { useHeaderFooter } from './use-header-footer.ts';
export type { SurroundingPanelProps } from './panels/surrounding-panel.tsx';

/** Loaded when the first of them is chosen; show it below a `Suspense`. */
export const SurroundingPanel = lazy(async () => ({
  default: (await import('./panels/surrounding-panel.tsx')).SurroundingPanel,
}));
