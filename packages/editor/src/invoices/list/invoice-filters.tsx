import { SearchField, Select, TextField } from '../../controls/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { readInvoiceParams, type InvoiceParams } from './invoice-params.ts';

const ANY = 'any';

const kindChoices = [
  { id: ANY, name: 'All' },
  { id: 'invoice', name: 'Invoices' },
  { id: 'credit-note', name: 'Credit notes' },
];

const testChoices = [
  { id: ANY, name: 'All' },
  { id: 'none', name: 'Live orders' },
  { id: 'only', name: 'Test orders' },
];

interface InvoiceFiltersProps {
  readonly params: InvoiceParams;
  readonly onParams: (params: InvoiceParams) => void;
}

/** Search, kind, days of issue, and live or test orders. */
export const InvoiceFilterBar = ({ params, onParams }: InvoiceFiltersProps) => {
  const set = (name: keyof InvoiceParams) => (value: string) =>
    onParams(readInvoiceParams({ ...params, [name]: value }));
  const [typed, setTyped] = useSearchText(params.search ?? '', set('search'));
  const isReversed = params.from !== undefined && params.to !== undefined && params.from > params.to;
  return (
    <div className="records-filters">
      <SearchField label="Search by number, order or name" value={typed} onChange={setTyped} />
      <Select label="Kind" choices={kindChoices} value={params.kind ?? ANY} onChange={set('kind')} />
      <Select label="Orders" choices={testChoices} value={params.test ?? ANY} onChange={set('test')} />
      <TextField label="Issued from" type="date" value={params.from ?? ''} onChange={set('from')} />
      <TextField
        label="Issued until"
        type="date"
        value={params.to ?? ''}
        error={isReversed ? 'Choose a day after the first one.' : undefined}
        onChange={set('to')}
      />
    </div>
  );
};
