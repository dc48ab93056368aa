import type { AssetKind } from '@sitewright/domain/media';
import type { ComponentType, ReactNode } from 'react';
import type { SettingForm } from './setting-form.ts';
import type { BlockValue } from './value-path.ts';

interface Named {
  /** Path in the block's value or list entry: `options.padding`. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  /** Whether the setting has an effect, by the surrounding value. */
  readonly when?: (value: BlockValue) => boolean;
}

export interface TextSetting extends Named {
  readonly control: 'text';
  readonly placeholder?: string;
  readonly suggestions?: readonly string[];
  readonly lines?: number;
}

/** A typed or pasted URL. */
export interface AddressSetting extends Named {
  readonly control: 'address';
  readonly placeholder?: string;
}

export interface NumberSetting extends Named {
  readonly control: 'number';
  readonly unit?: string;
  readonly defaultValue?: number;
}

export interface ChoiceSetting extends Named {
  readonly control: 'choice';
  readonly names: Readonly<Record<string, string>>;
  /** What the page uses if nothing is chosen. */
  readonly defaultValue?: string;
  /** Label of the empty choice. */
  readonly none?: string;
}

export interface SwitchSetting extends Named {
  readonly control: 'switch';
  readonly defaultValue: boolean;
}

export interface FileSetting extends Named {
  readonly control: 'file';
  readonly kind: AssetKind;
}

/** A link, edited in the link dialog. */
export interface LinkSetting extends Named {
  readonly control: 'link';
  readonly newWindow?: string;
  /** The object to remove with the link; without it the URL is cleared. */
  readonly group?: string;
}

/** An optional group of fields. */
export interface OptionalGroupSetting extends Named {
  readonly control: 'part';
  readonly start: BlockValue;
}

export interface CollectionSetting extends Named {
  readonly control: 'collection';
  /** Allowed page types; all types with items by default. */
  readonly typeNames?: readonly string[];
  /** Label of the empty choice. */
  readonly none?: string;
}

export interface TermSetting extends Named {
  readonly control: 'term';
  readonly of: 'category' | 'tag';
}

export interface ColourSetting extends Named {
  readonly control: 'colour';
}

export interface DateSetting extends Named {
  readonly control: 'date';
}

/** A list of plain texts, one per line. */
export interface LinesSetting extends Named {
  readonly control: 'lines';
}

/** Rich text stored as HTML. */
export interface RichSetting extends Named {
  readonly control: 'rich';
}

/** Rich text stored as a document; imported HTML is converted on change. */
export interface DocumentSetting extends Named {
  readonly control: 'document';
  readonly html: string;
}

export interface ListSetting extends Named {
  readonly control: 'list';
  /** Label of one entry: `Track`. */
  readonly singular: string;
  readonly plural: string;
  readonly entry: readonly Setting[];
  readonly start: (newId: () => string) => unknown;
  readonly titleOf: (entry: unknown) => string;
  readonly Thumbnail?: ComponentType<{ readonly entry: unknown }>;
  /** Custom add control, such as for several images. */
  readonly Add?: ComponentType<{
    readonly onAdd: (entries: readonly unknown[]) => void;
    readonly remaining: number;
  }>;
}

export interface FormProps {
  readonly form: SettingForm;
}

export interface CustomProps extends FormProps {
  /** Renders further settings. */
  readonly Fields: ComponentType<{ readonly settings: readonly Setting[]; readonly form: SettingForm }>;
}

/** A custom component; `fields` are those it edits. */
export interface CustomSetting {
  readonly control: 'custom';
  readonly fields: readonly string[];
  readonly Editor: ComponentType<CustomProps>;
  readonly when?: (value: BlockValue) => boolean;
}

export type Setting =
  | TextSetting
  | AddressSetting
  | NumberSetting
  | ChoiceSetting
  | SwitchSetting
  | FileSetting
  | LinkSetting
  | OptionalGroupSetting
  | CollectionSetting
  | TermSetting
  | ColourSetting
  | DateSetting
  | LinesSetting
  | RichSetting
  | DocumentSetting
  | ListSetting
  | CustomSetting;

export interface SettingGroup {
  /** Undefined for settings that are always visible. */
  readonly title?: string;
  readonly isClosed?: boolean;
  readonly settings: readonly Setting[];
}

/** Settings of a block kind. */
export interface KindSettings {
  readonly note?: ReactNode;
  readonly groups: readonly SettingGroup[];
  /** Fields without a setting, with the reason. */
  readonly uneditedFields?: Readonly<Record<string, string>>;
}

const fieldsOfEntry = ({ field, entry }: ListSetting): string[] =>
  entry.flatMap((setting) => settingFields(setting).map((inner) => `${field}.${inner}`));

/** The fields that a setting edits. */
export const settingFields = (setting: Setting): string[] => {
  switch (setting.control) {
    case 'custom':
      return [...setting.fields];
    case 'list':
      return fieldsOfEntry(setting);
    case 'link':
      return [setting.field, ...(setting.newWindow === undefined ? [] : [setting.newWindow])];
    case 'document':
      return [`${setting.field}.type`, `${setting.field}.content`, setting.html];
    case 'part':
      return [];
    default:
      return [setting.field];
  }
};
