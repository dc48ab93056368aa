import { ChevronDown } from 'lucide-react';
import { use, type Ref } from 'react';
import { ComboBox as AriaComboBox, ComboBoxStateContext, Input, Label } from 'react-aria-components';
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
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Opens all options by a click: what is in it is a choice already, not a text to filter by. */
const ChoiceInput = ({ inputRef }: Pick<ComboBoxProps, 'inputRef'>) => {
  const state = use(ComboBoxStateContext);
  return <Input className="field-input" ref={inputRef ?? null} onClick={() => state?.open(null, 'manual')} />;
};

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
      <ChoiceInput inputRef={inputRef} />
      <IconButton icon={ChevronDown} label="Show options" />
    </div>
    <FieldMessages hint={hint} error={error} />
    <OptionsPopover />
  </AriaComboBox>
);
