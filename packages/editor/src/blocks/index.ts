import { lazy } from 'react';

export {
  blockGroup,
  blockGroups,
  blockIcon,
  blockTitle,
  canAddBlock,
  searchBlockKinds,
  type BlockGroup,
} from './catalogue/block-catalogue.ts';

export { LocationField, type Place } from './map/location-field.tsx';
export type { MultiBlockSettingsProps } from './multi-block/multi-block-settings.tsx';
export type { BlockSettingsProps } from './block-settings/block-settings.tsx';

/** Loaded when the first block is selected; render below a `Suspense`. */
export const BlockSettings = lazy(async () => ({
  default: (await import('./block-settings/block-settings.tsx')).BlockSettings,
}));

/** Settings shared by several blocks; lazy like those of one. */
export const MultiBlockSettings = lazy(async () => ({
  default: (await import('./multi-block/multi-block-settings.tsx')).MultiBlockSettings,
}));

export type { CustomProps, Setting, SettingGroup } from './settings/setting.ts';
export type { ValueSettingsProps } from './value-form/value-settings.tsx';
export type { ValueRules } from './value-form/use-setting-form.ts';
export type { BlockValue } from './settings/value-path.ts';

/** Lazy like the block settings. */
export const ValueSettings = lazy(async () => ({
  default: (await import('./value-form/value-settings.tsx')).ValueSettings,
}));

export { fieldKindDefinitions } from './form/fields/field-kinds.ts';
export { formStarts } from './form/form-starts.ts';
export { withFreeName } from './form/with-free-name.ts';
export { useFormDocument, type FormDocument } from './form/use-form-document.ts';

/** Lazy like the block settings. */
export const FormBuilder = lazy(async () => ({
  default: (await import('./form/form-builder.tsx')).FormBuilder,
}));
