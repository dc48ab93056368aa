import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import {
  CheckboxGroup,
  CodeField,
  ComboBox,
  NumberField,
  PasswordField,
  Select,
  Switch,
  TextField,
  type Choice,
  type CodeMode,
  type Option,
  type TextFieldOptions,
} from '../controls/index.ts';

interface Bound<Values extends FieldValues, Value> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, Value>;
  readonly label: string;
  readonly hint?: string;
}

type TextOptions = Pick<
  TextFieldOptions,
  | 'type'
  | 'autoComplete'
  | 'takesFocus'
  | 'placeholder'
  | 'lines'
  | 'maxLength'
  | 'isReadOnly'
  | 'unit'
  | 'inputMode'
>;

export const FormTextField = <Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values, string> & TextOptions) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <TextField {...options} {...field} inputRef={ref} error={fieldState.error?.message} />
    )}
  />
);

export const FormPasswordField = <Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values, string> & Pick<TextOptions, 'autoComplete' | 'takesFocus'>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <PasswordField {...options} {...field} inputRef={ref} error={fieldState.error?.message} />
    )}
  />
);

export const FormComboBox = <Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values, string> & { readonly choices: readonly Choice[] }) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
      <ComboBox
        {...options}
        {...{ value, onChange, onBlur }}
        inputRef={ref}
        error={fieldState.error?.message}
      />
    )}
  />
);

export const FormCheckboxGroup = <Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values, string[]> & { readonly options: readonly Option[] }) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange }, fieldState }) => (
      <CheckboxGroup {...options} value={value} onChange={onChange} error={fieldState.error?.message} />
    )}
  />
);

export const FormSelect = <Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values, string> & { readonly choices: readonly Choice[] }) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange }, fieldState }) => (
      <Select {...options} value={value} onChange={onChange} error={fieldState.error?.message} />
    )}
  />
);

export const FormSwitch = <Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values, boolean>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange } }) => <Switch {...options} isOn={value} onChange={onChange} />}
  />
);

export const FormCodeField = <Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values, string> & { readonly mode: CodeMode }) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur }, fieldState }) => (
      <CodeField {...options} {...{ value, onChange }} onLeave={onBlur} error={fieldState.error?.message} />
    )}
  />
);

export const FormNumberField = <Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values, number> & {
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}) => (
  <Controller
    control={control}
    name={name}
    rules={{
      validate: (value) =>
        (Number.isInteger(value) && value >= options.min && value <= options.max) ||
        `Enter a whole number from ${options.min} to ${options.max.toLocaleString()}.`,
    }}
    render={({ field: { value, onChange }, fieldState }) => (
      <NumberField {...options} {...{ value, onChange }} error={fieldState.error?.message} />
    )}
  />
);
