import { Check } from 'lucide-react';
import { Checkbox, CheckboxGroup as AriaCheckboxGroup, Label } from 'react-aria-components';
import './checkbox-group.css';
import { FieldMessages } from './field-messages.tsx';

export interface Option {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

interface CheckboxGroupProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly error?: string | undefined;
}

export const CheckboxGroup = ({ label, options, value, onChange, error }: CheckboxGroupProps) => (
  <AriaCheckboxGroup
    className="field"
    value={[...value]}
    onChange={onChange}
    isInvalid={error !== undefined}
    validationBehavior="aria"
  >
    <Label className="field-label">{label}</Label>
    <div className="checkbox-list">
      {options.map(({ id, name, detail }) => (
        <Checkbox key={id} value={id} className="checkbox">
          <span className="checkbox-box" aria-hidden>
            <Check size={12} strokeWidth={3} />
          </span>
          <span>
            <span className="checkbox-name">{name}</span>
            <span className="checkbox-detail">{detail}</span>
          </span>
        </Checkbox>
      ))}
    </div>
    <FieldMessages error={error} />
  </AriaCheckboxGroup>
);
