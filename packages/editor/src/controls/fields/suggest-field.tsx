import { ChevronDown } from 'lucide-react';
import { ComboBox, Input, Label } from 'react-aria-components';
import { IconButton } from '../button.tsx';
import { OptionsPopover, type Choice } from './options-popover.tsx';
import { FieldMessages } from './field-messages.tsx';

interface SuggestFieldProps {
  readonly label: string;
  readonly suggestions: readonly Choice[];
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called when a suggestion is chosen. */
  readonly onChoose?: (id: string) => void;
  /** False if the suggestions are filtered already. */
  readonly isFiltered?: boolean;
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Free text with suggestions. */
export const SuggestField = ({
  label,
  suggestions,
  value,
  onChange,
  onChoose,
  isFiltered = true,
  placeholder,
  hint,
  error,
}: SuggestFieldProps) => (
  <ComboBox
    className="field"
    allowsCustomValue
    allowsEmptyCollection={!isFiltered}
    {...(isFiltered ? { defaultItems: suggestions } : { items: suggestions })}
    menuTrigger={isFiltered ? 'focus' : 'input'}
    inputValue={value}
    onInputChange={onChange}
    onSelectionChange={(key) => (key === null ? undefined : onChoose?.(String(key)))}
    isInvalid={error !== undefined}
    validationBehavior="aria"
  >
    <Label className="field-label">{label}</Label>
    <div className="field-box">
      <Input className="field-input" placeholder={placeholder ?? ''} />
      {isFiltered ? <IconButton icon={ChevronDown} label="Show options" /> : null}
    </div>
    <FieldMessages hint={hint} error={error} />
    <OptionsPopover />
  </ComboBox>
);
