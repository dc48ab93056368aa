import type { BlockKind } from '@sitewright/domain/blocks';
import { isSameContent } from '@sitewright/domain/documents';
import { kindSettings } from '../kinds/kind-settings.ts';
import type {
  ChoiceSetting,
  ColourSetting,
  NumberSetting,
  Setting,
  SwitchSetting,
} from '../settings/setting.ts';
import { readAt, writeAt, type BlockValue } from '../settings/value-path.ts';

/** Only appearance settings are shared, not content. */
type SharedSetting = ChoiceSetting | SwitchSetting | NumberSetting | ColourSetting;

/** The known part of a block's value. */
export interface KnownValue {
  readonly kind: BlockKind;
  readonly value: BlockValue;
}

const isShareable = (setting: Setting): setting is SharedSetting =>
  ['choice', 'switch', 'number', 'colour'].includes(setting.control);

/** Settings of two kinds are equal if they offer the same choices for the same field. */
const signatureOf = (setting: SharedSetting): string =>
  JSON.stringify([
    setting.control,
    setting.field,
    setting.label,
    setting.control === 'choice' ? setting.names : '',
  ]);

const settingsOf = ({ kind, value }: KnownValue): SharedSetting[] =>
  kindSettings[kind].groups
    .flatMap(({ settings }) => settings)
    .filter(isShareable)
    .filter(({ when }) => when?.(value) ?? true);

const defaultOf = (setting: SharedSetting): unknown =>
  setting.control === 'colour' ? undefined : setting.defaultValue;

const hasEqualValues = (setting: SharedSetting, blocks: readonly KnownValue[]): boolean => {
  const [first, ...others] = blocks.map(({ value }) => readAt(value, setting.field) ?? defaultOf(setting));
  return others.every((other) => isSameContent(other, first));
};

const SOME = 'On for some blocks.';
const DIFFERENT = 'Mixed values.';

/** Shows no value if the blocks differ. */
const withMixedValue = (setting: SharedSetting): SharedSetting => {
  if (setting.control === 'switch') return { ...setting, defaultValue: false, hint: SOME };
  if (setting.control === 'colour') return { ...setting, hint: DIFFERENT };
  const { defaultValue: _otherwise, ...rest } = setting;
  return { ...rest, hint: DIFFERENT };
};

export interface SharedSettings {
  readonly settings: readonly SharedSetting[];
  /** The common values. */
  readonly value: BlockValue;
}

/** The settings that all blocks have. */
export const sharedSettings = (blocks: readonly KnownValue[]): SharedSettings => {
  const [first, ...others] = blocks;
  if (!first) return { settings: [], value: {} };
  const signatures = others.map((block) => new Set(settingsOf(block).map(signatureOf)));
  const shared = settingsOf(first).filter((setting) =>
    signatures.every((known) => known.has(signatureOf(setting))),
  );
  const alike = shared.filter((setting) => hasEqualValues(setting, blocks));
  const value = alike.reduce<BlockValue>((common, { field }) => {
    const stored = readAt(first.value, field);
    return stored === undefined ? common : writeAt(common, field, stored);
  }, {});
  const settings = shared.map((setting) => {
    const { when: _when, ...plain } = alike.includes(setting) ? setting : withMixedValue(setting);
    return plain;
  });
  return { settings, value };
};

/** Applies changes of the common value to one block. */
export const applyShared = (
  own: BlockValue,
  { settings, value: before }: SharedSettings,
  after: BlockValue,
): BlockValue =>
  settings
    .filter(({ field }) => !isSameContent(readAt(before, field), readAt(after, field)))
    .reduce((changed, { field }) => writeAt(changed, field, readAt(after, field)), own);
