import { Check } from 'lucide-react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import './checkbox-group.css';

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: string;
}

/** A single checkbox. */
export const Checkbox = ({ isSelected, onChange, children }: CheckboxProps) => (
  <AriaCheckbox className="checkbox checkbox-alone" isSelected={isSelected} onChange={onChange}>
    <span className="checkbox-box" aria-hidden>
      <Check size={12} strokeWidth={3} />
    </span>
    <span className="checkbox-name">{children}</span>
  </AriaCheckbox>
);
