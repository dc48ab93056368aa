import { memo } from 'react';
import { AddressSettingField } from '../fields/address-field.tsx';
import { ChoiceSettingField } from '../fields/choice-field.tsx';
import { CollectionSettingField } from '../fields/collection-field.tsx';
import { ColourSettingField } from '../fields/colour-setting-field.tsx';
import { DateSettingField } from '../fields/date-field.tsx';
import { FileSettingField } from '../fields/file-field.tsx';
import { LinkSettingField } from '../fields/link-field.tsx';
import {
  LinesSettingField,
  NumberSettingField,
  OptionalGroupField,
  SwitchSettingField,
  TextSettingField,
} from '../fields/plain-fields.tsx';
import { DocumentSettingField, RichSettingField } from '../fields/rich-field.tsx';
import { TermSettingField } from '../fields/term-field.tsx';
import { ListField } from '../list/list-field.tsx';
import type { SettingForm } from '../settings/setting-form.ts';
import { isEqualField } from './renders-same.ts';
import type { Setting } from '../settings/setting.ts';

interface SettingFieldProps {
  readonly setting: Setting;
  readonly form: SettingForm;
}

const AnyField = ({ setting, form }: SettingFieldProps) => {
  switch (setting.control) {
    case 'text':
      return <TextSettingField {...{ setting, form }} />;
    case 'address':
      return <AddressSettingField {...{ setting, form }} />;
    case 'number':
      return <NumberSettingField {...{ setting, form }} />;
    case 'choice':
      return <ChoiceSettingField {...{ setting, form }} />;
    case 'switch':
      return <SwitchSettingField {...{ setting, form }} />;
    case 'file':
      return <FileSettingField {...{ setting, form }} />;
    case 'link':
      return <LinkSettingField {...{ setting, form }} />;
    case 'part':
      return <OptionalGroupField {...{ setting, form }} />;
    case 'collection':
      return <CollectionSettingField {...{ setting, form }} />;
    case 'term':
      return <TermSettingField {...{ setting, form }} />;
    case 'colour':
      return <ColourSettingField {...{ setting, form }} />;
    case 'date':
      return <DateSettingField {...{ setting, form }} />;
    case 'lines':
      return <LinesSettingField {...{ setting, form }} />;
    case 'rich':
      return <RichSettingField {...{ setting, form }} />;
    case 'document':
      return <DocumentSettingField {...{ setting, form }} />;
    case 'list':
      return <ListField {...{ setting, form }} Fields={SettingFields} />;
    case 'custom':
      return <setting.Editor form={form} Fields={SettingFields} />;
  }
};

/** Rendering a control is expensive. */
const SettingField = memo(AnyField, isEqualField);

interface SettingFieldsProps {
  readonly settings: readonly Setting[];
  readonly form: SettingForm;
}

const keyOf = (setting: Setting): string =>
  setting.control === 'custom' ? setting.fields.join(' ') : `${setting.control} ${setting.field}`;

/** Renders settings; those without effect are omitted. */
export const SettingFields = ({ settings, form }: SettingFieldsProps) =>
  settings
    .filter(({ when }) => when?.(form.value) ?? true)
    .map((setting) => <SettingField key={keyOf(setting)} {...{ setting, form }} />);
