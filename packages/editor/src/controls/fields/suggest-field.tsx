import { ChevronDown } from 'lucide-react';
import { ComboBox, Input, Label } from 'react-aria-components';
import { IconButton } from '../button.tsx';
import { ChoiceList, type Choice } from './choice-list.tsx';
import { FieldNotes } from './field-notes.tsx';

interface SuggestFieldProps {
  readonly label: string;
  readonly suggestions: readonly Choice[];
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** A suggestion was taken. */
  readonly onChoose?: (id: string) => void;
  /** Left out where whoever gives the suggestions has searched already. */
  readonly isFiltered?: boolean;
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A text that may be typed freely, with suggestions. */
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
      {isFiltered ? <IconButton icon={ChevronDown} label="Show the choices" /> : null}
    </div>
    <FieldNotes hint={hint} error={error} />
    <ChoiceList />
  </ComboBox>
);
