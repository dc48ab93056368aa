import { lazy } from 'react';

export {
  blockGroup,
  blockGroups,
  blockIcon,
  blockTitle,
  mayAdd,
  searchBlockKinds,
  type BlockGroup,
} from './catalogue/block-catalogue.ts';

export { PlaceField, type Place } from './map/place-field.tsx';
export type { MultiBlockSettingsProps } from './multi-block/multi-block-settings.tsx';
export type { BlockSettingsProps } from './settings/block-settings.tsx';

/** Loaded when the first block is chosen; show it below a `Suspense`. */
export const BlockSettings = lazy(async () => ({
  default: (await import('./settings/block-settings.tsx')).BlockSettings,
}));

/** The settings that several blocks share; loaded like those of one. */
export const MultiBlockSettings = lazy(async () => ({
  default: (await import('./multi-block/multi-block-settings.tsx')).MultiBlockSettings,
}));

export type { CustomProps, Setting, SettingGroup } from './settings/setting.ts';
export type { ValueSettingsProps } from './settings/value-settings.tsx';
export type { ValueRules } from './settings/use-setting-form.ts';
export type { BlockValue } from './settings/value-path.ts';

/** Loaded like the settings of blocks. */
export const ValueSettings = lazy(async () => ({
  default: (await import('./settings/value-settings.tsx')).ValueSettings,
}));
