import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input, Label, TextField as AriaTextField } from 'react-aria-components';
import { IconButton } from '../button.tsx';
import { FieldMessages } from './field-messages.tsx';
import type { TextFieldOptions } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldOptions, 'type' | 'lines' | 'placeholder'>;

export const PasswordField = ({
  label,
  hint,
  error,
  inputRef,
  takesFocus = false,
  ...field
}: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...field}
      {...{ autoFocus: takesFocus }}
      type={isShown ? 'text' : 'password'}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <div className="field-box">
        <Input className="field-input" ref={inputRef ?? null} spellCheck={false} autoCapitalize="off" />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Hide password' : 'Show password'}
          onPress={() => setShown(!isShown)}
        />
      </div>
      <FieldMessages hint={hint} error={error} />
    </AriaTextField>
  );
};
