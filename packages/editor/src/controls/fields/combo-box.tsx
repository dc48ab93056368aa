import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { ComboBox as AriaComboBox, Input, Label } from 'react-aria-components';
import { IconButton } from '../button.tsx';
import { OptionsPopover, type Choice } from './options-popover.tsx';
import { FieldMessages } from './field-messages.tsx';

interface ComboBoxProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Choose from a list by typing. */
export const ComboBox = ({ label, choices, hint, error, inputRef, ...field }: ComboBoxProps) => (
  <AriaComboBox
    className="field"
    defaultItems={choices}
    value={field.value}
    onChange={(key) => (key === null ? undefined : field.onChange(String(key)))}
    {...(field.onBlur ? { onBlur: field.onBlur } : {})}
    isInvalid={error !== undefined}
    validationBehavior="aria"
  >
    <Label className="field-label">{label}</Label>
    <div className="field-box">
      <Input className="field-input" ref={inputRef ?? null} />
      <IconButton icon={ChevronDown} label="Show options" />
    </div>
    <FieldMessages hint={hint} error={error} />
    <OptionsPopover />
  </AriaComboBox>
);
