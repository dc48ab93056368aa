import { Search, X } from 'lucide-react';
import { Input, SearchField as AriaSearchField } from 'react-aria-components';
import { IconButton } from '../button.tsx';
import './field.css';

interface SearchFieldProps {
  /** Accessible name and placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <AriaSearchField aria-label={label} value={value} onChange={onChange} className="field">
    <div className="field-box">
      <Search size={16} aria-hidden />
      <Input className="field-input" placeholder={label} />
      {value === '' ? null : <IconButton icon={X} label="Clear search" />}
    </div>
  </AriaSearchField>
);
