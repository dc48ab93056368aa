import { SearchField, Select } from '../controls/index.ts';
import { useSearchText } from '../data-fetching/index.ts';
import { stateNames } from './email-state.tsx';
import { emailStates, type MailParams } from './mail-params.ts';

const ANY = 'any';

const choices = [{ id: ANY, name: 'All states' }, ...emailStates.map((id) => ({ id, name: stateNames[id] }))];

interface MailFiltersProps {
  readonly params: MailParams;
  readonly onChange: (part: { readonly [Name in keyof MailParams]?: MailParams[Name] | undefined }) => void;
}

export const MailFilters = ({ params, onChange }: MailFiltersProps) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  return (
    <div className="mail-filters">
      <SearchField label="Search recipients and subjects" value={typed} onChange={setTyped} />
      <Select
        label="State"
        choices={choices}
        value={params.state ?? ANY}
        onChange={(id) => onChange({ state: emailStates.find((state) => state === id) })}
      />
    </div>
  );
};
