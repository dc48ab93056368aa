import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { ComboBox as AriaComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { IconButton } from '../button.tsx';
import '../overlays/popover.css';
import { FieldNotes } from './field-notes.tsx';

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
}

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

/** A list to choose from by typing. */
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
      <IconButton icon={ChevronDown} label="Show the choices" />
    </div>
    <FieldNotes hint={hint} error={error} />
    <Popover className="popover popover-list" offset={4}>
      <ListBox<Choice>
        className="option-list"
        renderEmptyState={() => <p className="option-none">No results found</p>}
      >
        {({ name, detail }) => (
          <ListBoxItem textValue={name} className="option">
            <span className="truncate">{name}</span>
            {detail === undefined ? null : <span className="option-detail">{detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </AriaComboBox>
);
