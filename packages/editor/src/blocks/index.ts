import { lazy } from 'react';

export {
  blockGroup,
  blockGroups,
  blockIcon,
  blockText,
  blockTitle,
  searchBlockKinds,
  type BlockGroup,
} from './catalogue/block-catalogue.ts';

export type { BlockSettingsProps } from './settings/block-settings.tsx';

/** Loaded when the first block is chosen; show it below a `Suspense`. */
export const BlockSettings = lazy(async () => ({
  default: (await import('./settings/block-settings.tsx')).BlockSettings,
}));
