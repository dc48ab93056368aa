import type { AssetKind } from '@sitewright/domain/media';
import type { ComponentType, ReactNode } from 'react';
import type { SettingForm } from './setting-form.ts';
import type { BlockValue } from './value-path.ts';

interface Named {
  /** Where it stands in the block's value, or in the entry of a list: `options.padding`. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  /** Shown only then; given is what the field stands in. */
  readonly when?: (value: BlockValue) => boolean;
}

export interface TextSetting extends Named {
  readonly control: 'text';
  readonly placeholder?: string;
  readonly suggestions?: readonly string[];
  readonly lines?: number;
}

/** An address on the web that is typed or pasted. */
export interface AddressSetting extends Named {
  readonly control: 'address';
  readonly placeholder?: string;
}

export interface NumberSetting extends Named {
  readonly control: 'number';
  readonly unit?: string;
  readonly otherwise?: number;
}

export interface ChoiceSetting extends Named {
  readonly control: 'choice';
  readonly names: Readonly<Record<string, string>>;
  /** What the page shows while nothing is chosen. */
  readonly otherwise?: string;
  /** What it means to choose none of them. */
  readonly none?: string;
}

export interface SwitchSetting extends Named {
  readonly control: 'switch';
  readonly otherwise: boolean;
}

export interface FileSetting extends Named {
  readonly control: 'file';
  readonly kind: AssetKind;
}

/** Where a press leads, chosen with the link editor. */
export interface LinkSetting extends Named {
  readonly control: 'link';
  readonly newWindow?: string;
  /** The group that goes when the link is removed; the address is emptied where there is none. */
  readonly group?: string;
}

/** A group of fields that is there or not. */
export interface PartSetting extends Named {
  readonly control: 'part';
  readonly start: BlockValue;
}

export interface CollectionSetting extends Named {
  readonly control: 'collection';
  /** Which kinds of pages it lists; every one that has items unless said. */
  readonly typeNames?: readonly string[];
  /** What it means to choose none. */
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

/** A list of plain texts, one a line. */
export interface LinesSetting extends Named {
  readonly control: 'lines';
}

/** Formatted text, stored as HTML. */
export interface RichSetting extends Named {
  readonly control: 'rich';
}

/** Formatted text as the text editor stores it (`document`); imported text is HTML until it is changed. */
export interface DocumentSetting extends Named {
  readonly control: 'document';
  readonly html: string;
}

export interface ListSetting extends Named {
  readonly control: 'list';
  /** What one of them is called: `Track`. */
  readonly one: string;
  readonly many: string;
  readonly entry: readonly Setting[];
  readonly start: (newId: () => string) => unknown;
  readonly titleOf: (entry: unknown) => string;
  readonly Lead?: ComponentType<{ readonly entry: unknown }>;
  /** Another way to add: several pictures at once. */
  readonly Add?: ComponentType<{
    readonly onAdd: (entries: readonly unknown[]) => void;
    readonly room: number;
  }>;
}

export interface FormProps {
  readonly form: SettingForm;
}

export interface CustomProps extends FormProps {
  /** Shows settings of its own choice below each other. */
  readonly Fields: ComponentType<{ readonly settings: readonly Setting[]; readonly form: SettingForm }>;
}

/** Made by hand; `fields` are those that it takes care of. */
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
  | PartSetting
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
  /** Left out for what is always in view. */
  readonly title?: string;
  readonly isClosed?: boolean;
  readonly settings: readonly Setting[];
}

/** The settings of one kind of block. */
export interface KindSettings {
  readonly note?: ReactNode;
  readonly groups: readonly SettingGroup[];
  /** Fields without a setting here, and why. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

const fieldsOfEntry = ({ field, entry }: ListSetting): string[] =>
  entry.flatMap((setting) => settingFields(setting).map((inner) => `${field}.${inner}`));

/** The fields that a setting takes care of. */
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
