import { SearchField, Select } from '../../controls/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { readReturnParams, type ReturnParams } from './return-params.ts';

const ANY = 'any';

const stateChoices = [
  { id: ANY, name: 'All' },
  { id: 'requested', name: 'Requested' },
  { id: 'accepted', name: 'Accepted' },
  { id: 'declined', name: 'Declined' },
  { id: 'received', name: 'Received' },
];

const kindChoices = [
  { id: ANY, name: 'All' },
  { id: 'return', name: 'Returns' },
  { id: 'withdrawal', name: 'Withdrawals' },
];

interface ReturnFiltersProps {
  readonly params: ReturnParams;
  readonly onParams: (params: ReturnParams) => void;
}

export const ReturnFilterBar = ({ params, onParams }: ReturnFiltersProps) => {
  const set = (name: keyof ReturnParams) => (value: string) =>
    onParams(readReturnParams({ ...params, [name]: value }));
  const [typed, setTyped] = useSearchText(params.search ?? '', set('search'));
  return (
    <div className="records-filters">
      <SearchField label="Search by order, name, email, SKU" value={typed} onChange={setTyped} />
      <Select label="State" choices={stateChoices} value={params.state ?? ANY} onChange={set('state')} />
      <Select label="Kind" choices={kindChoices} value={params.kind ?? ANY} onChange={set('kind')} />
    </div>
  );
};
