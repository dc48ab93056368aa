import { Check } from 'lucide-react';
import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { SearchField } from '../controls/index.ts';
import './country-list.css';
import { countryChoices, foldName } from './country-names.ts';

interface CountryListProps {
  readonly chosen: readonly string[];
  readonly onChange: (countries: readonly string[]) => void;
  /** Where a country is used already, by code. */
  readonly notes?: ReadonlyMap<string, string>;
}

const matches = (name: string, id: string, search: string): boolean =>
  foldName(name).includes(search) || id.toLowerCase() === search;

/** Chooses countries by search; what is chosen stays chosen while another search is shown. */
export const CountryList = ({ chosen, onChange, notes }: CountryListProps) => {
  const [typed, setTyped] = useState('');
  const search = foldName(typed.trim());
  const shown = countryChoices().filter(({ id, name }) => matches(name, id, search));
  const choose = (keys: ReadonlySet<unknown>): void => {
    const inView = new Set(shown.map(({ id }) => id));
    const hidden = chosen.filter((id) => !inView.has(id));
    const before = chosen.filter((id) => inView.has(id) && keys.has(id));
    const added = shown.flatMap(({ id }) => (keys.has(id) && !chosen.includes(id) ? [id] : []));
    onChange([...hidden, ...before, ...added]);
  };
  return (
    <div className="country-picker">
      <SearchField label="Search countries" value={typed} onChange={setTyped} />
      <GridList
        aria-label="Countries"
        className="country-list"
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) => choose(keys === 'all' ? new Set(shown.map(({ id }) => id)) : keys)}
        renderEmptyState={() => <p className="quiet">No country matches.</p>}
      >
        {shown.map(({ id, name }) => (
          <GridListItem key={id} id={id} textValue={name} className="country-choice">
            <span className="checkbox-box" aria-hidden>
              <Check size={12} strokeWidth={3} />
            </span>
            <span className="truncate">{name}</span>
            {notes?.has(id) ? <span className="quiet country-note truncate">{notes.get(id)}</span> : null}
          </GridListItem>
        ))}
      </GridList>
    </div>
  );
};
