import { NumberField, SuggestField, Switch, TextField } from '../../controls/index.ts';
import type {
  DateSetting,
  LinesSetting,
  NumberSetting,
  PartSetting,
  SwitchSetting,
  TextSetting,
} from '../settings/setting.ts';
import { listAt, readAt, textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

export const TextSettingField = (props: FieldProps<TextSetting>) => {
  const { field, placeholder, lines, suggestions } = props.setting;
  const { words, change } = fieldOf(props);
  const isRequired = props.form.factsOf(field)?.isRequired ?? false;
  const type = (text: string): void => change(text === '' && !isRequired ? undefined : text, 'typing');
  const value = textAt(props.form.value, field);
  if (suggestions)
    return (
      <SuggestField
        {...words}
        {...{ placeholder, value }}
        suggestions={suggestions.map((name) => ({ id: name, name }))}
        onChange={type}
      />
    );
  return (
    <TextField
      {...words}
      {...(placeholder !== undefined && { placeholder })}
      {...(lines !== undefined && { lines })}
      value={value}
      onChange={type}
    />
  );
};

/** Beyond this a hand on a mouse cannot point at one of the numbers. */
const WIDEST_SLIDER = 300;

export const NumberSettingField = (props: FieldProps<NumberSetting>) => {
  const { field, unit, otherwise } = props.setting;
  const { words, change } = fieldOf(props);
  const { least, most, isWhole = false } = props.form.factsOf(field) ?? {};
  const found = readAt(props.form.value, field);
  return (
    <NumberField
      {...words}
      {...{ least, most, unit }}
      hasSlider={isWhole && least !== undefined && most !== undefined && most - least <= WIDEST_SLIDER}
      value={typeof found === 'number' ? found : otherwise}
      onChange={(value) => change(value, 'typing')}
    />
  );
};

export const SwitchSettingField = (props: FieldProps<SwitchSetting>) => {
  const { field, otherwise, label, hint } = props.setting;
  const found = readAt(props.form.value, field);
  return (
    <Switch
      {...{ label, hint }}
      isOn={typeof found === 'boolean' ? found : otherwise}
      onChange={fieldOf(props).change}
    />
  );
};

export const PartSettingField = (props: FieldProps<PartSetting>) => {
  const { field, start, label, hint } = props.setting;
  return (
    <Switch
      {...{ label, hint }}
      isOn={readAt(props.form.value, field) !== undefined}
      onChange={(isOn) => fieldOf(props).change(isOn ? start : undefined)}
    />
  );
};

/** One text a line. Empty lines stay while they are typed and are not stored. */
export const LinesSettingField = (props: FieldProps<LinesSetting>) => {
  const { words, change } = fieldOf(props);
  const lines = listAt(props.form.value, props.setting.field).map(String);
  return (
    <TextField
      {...words}
      lines={6}
      value={lines.join('\n')}
      onChange={(text) => change(text === '' ? [] : text.split('\n'), 'typing')}
    />
  );
};

const dayOf = (moment: unknown): string =>
  typeof moment === 'number' && Number.isFinite(moment) ? new Date(moment).toISOString().slice(0, 10) : '';

export const DateSettingField = (props: FieldProps<DateSetting>) => {
  const { words, change } = fieldOf(props);
  return (
    <TextField
      {...words}
      type="date"
      value={dayOf(readAt(props.form.value, props.setting.field))}
      onChange={(day) => change(day === '' ? undefined : Date.parse(day))}
    />
  );
};
