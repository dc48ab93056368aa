import type { ReactNode, Ref } from 'react';
import {
  Input,
  Label,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components';
import { FieldMessages } from './field-messages.tsx';

export interface TextFieldOptions extends Omit<
  TextFieldProps,
  'children' | 'className' | 'style' | 'ref' | 'autoFocus'
> {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Shown after the text, such as a currency. */
  readonly unit?: string | undefined;
  /** Focused when the form opens. */
  readonly takesFocus?: boolean | undefined;
  /** More than one makes it a textarea. */
  readonly lines?: number | undefined;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
}

export const TextField = ({
  label,
  hint,
  error,
  lines = 1,
  inputRef,
  placeholder,
  unit,
  takesFocus = false,
  ...field
}: TextFieldOptions) => {
  const input = { className: 'field-input', ref: inputRef ?? null, placeholder: placeholder ?? '' };
  return (
    <AriaTextField
      {...field}
      {...{ autoFocus: takesFocus }}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <div className="field-box">
        {lines > 1 ? <TextArea {...input} rows={lines} /> : <Input {...input} />}
        {unit === undefined ? null : (
          <span className="field-unit" aria-hidden>
            {unit}
          </span>
        )}
      </div>
      <FieldMessages hint={hint} error={error} />
    </AriaTextField>
  );
};
