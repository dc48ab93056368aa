import { SearchField, Select } from '../../controls/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { statusNames } from '../texts/discount-texts.ts';
import { statusFilters, triggers, type DiscountParams } from './discount-params.ts';

const ANY = 'any';

const statusChoices = [
  { id: ANY, name: 'All' },
  ...statusFilters.map((id) => ({ id, name: statusNames[id] })),
];

const triggerChoices = [
  { id: ANY, name: 'All' },
  { id: 'code', name: 'Code' },
  { id: 'automatic', name: 'Automatic' },
];

interface DiscountFiltersProps {
  readonly params: DiscountParams;
  readonly onChange: (part: {
    readonly [Name in keyof DiscountParams]?: DiscountParams[Name] | undefined;
  }) => void;
}

export const DiscountFilters = ({ params, onChange }: DiscountFiltersProps) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  return (
    <div className="discounts-filters">
      <SearchField label="Search by name or code" value={typed} onChange={setTyped} />
      <Select
        label="Status"
        choices={statusChoices}
        value={params.status ?? ANY}
        onChange={(id) => onChange({ status: statusFilters.find((each) => each === id) })}
      />
      <Select
        label="Method"
        choices={triggerChoices}
        value={params.trigger ?? ANY}
        onChange={(id) => onChange({ trigger: triggers.find((each) => each === id) })}
      />
    </div>
  );
};
