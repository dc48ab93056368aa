import { ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import '../overlays/popover.css';
import type { Choice } from './options-popover.tsx';
import { FieldMessages } from './field-messages.tsx';
import './select.css';

interface SelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Choose from a short list. */
export const Select = ({ label, choices, value, onChange, placeholder, hint, error }: SelectProps) => (
  <AriaSelect
    className="field"
    value={choices.some(({ id }) => id === value) ? value : null}
    onChange={(key) => (key === null ? undefined : onChange(String(key)))}
    placeholder={placeholder ?? 'Choose'}
    isInvalid={error !== undefined}
    validationBehavior="aria"
  >
    <Label className="field-label">{label}</Label>
    <AriaButton className="field-box select-button">
      <SelectValue className="truncate select-value" />
      <ChevronDown size={16} aria-hidden />
    </AriaButton>
    <FieldMessages hint={hint} error={error} />
    <Popover className="popover popover-list" offset={4}>
      <ListBox items={choices} className="option-list">
        {({ name, detail }) => (
          <ListBoxItem textValue={name} className="option">
            <span className="truncate">{name}</span>
            {detail === undefined ? null : <span className="option-detail">{detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </AriaSelect>
);
