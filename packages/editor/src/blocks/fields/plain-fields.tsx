import { NumberField, SuggestField, Switch, TextField } from '../../controls/index.ts';
import type {
  LinesSetting,
  NumberSetting,
  OptionalGroupSetting,
  SwitchSetting,
  TextSetting,
} from '../settings/setting.ts';
import { listAt, readAt, textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

export const TextSettingField = (props: FieldProps<TextSetting>) => {
  const { field, placeholder, lines, suggestions } = props.setting;
  const { texts, change } = fieldOf(props);
  const isRequired = props.form.fieldInfo(field)?.isRequired ?? false;
  const type = (text: string): void => change(text === '' && !isRequired ? undefined : text, 'debounced');
  const value = textAt(props.form.value, field);
  if (suggestions)
    return (
      <SuggestField
        {...texts}
        {...{ placeholder, value }}
        suggestions={suggestions.map((name) => ({ id: name, name }))}
        onChange={type}
      />
    );
  return (
    <TextField
      {...texts}
      {...(placeholder !== undefined && { placeholder })}
      {...(lines !== undefined && { lines })}
      value={value}
      onChange={type}
    />
  );
};

/** A slider with more steps cannot be set precisely. */
const MAX_SLIDER_RANGE = 300;

export const NumberSettingField = (props: FieldProps<NumberSetting>) => {
  const { field, unit, defaultValue } = props.setting;
  const { texts, change } = fieldOf(props);
  const { min, max, isWhole = false } = props.form.fieldInfo(field) ?? {};
  const found = readAt(props.form.value, field);
  return (
    <NumberField
      {...texts}
      {...{ min, max, unit }}
      hasSlider={isWhole && min !== undefined && max !== undefined && max - min <= MAX_SLIDER_RANGE}
      value={typeof found === 'number' ? found : defaultValue}
      onChange={(value) => change(value, 'debounced')}
    />
  );
};

export const SwitchSettingField = (props: FieldProps<SwitchSetting>) => {
  const { field, defaultValue, label, hint } = props.setting;
  const found = readAt(props.form.value, field);
  return (
    <Switch
      {...{ label, hint }}
      isOn={typeof found === 'boolean' ? found : defaultValue}
      onChange={fieldOf(props).change}
    />
  );
};

export const OptionalGroupField = (props: FieldProps<OptionalGroupSetting>) => {
  const { field, start, label, hint } = props.setting;
  return (
    <Switch
      {...{ label, hint }}
      isOn={readAt(props.form.value, field) !== undefined}
      onChange={(isOn) => fieldOf(props).change(isOn ? start : undefined)}
    />
  );
};

/** One text per line. Empty lines are kept while typing and not stored. */
export const LinesSettingField = (props: FieldProps<LinesSetting>) => {
  const { texts, change } = fieldOf(props);
  const lines = listAt(props.form.value, props.setting.field).map(String);
  return (
    <TextField
      {...texts}
      lines={6}
      value={lines.join('\n')}
      onChange={(text) => change(text === '' ? [] : text.split('\n'), 'debounced')}
    />
  );
};
