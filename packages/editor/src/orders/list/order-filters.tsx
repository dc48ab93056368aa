import { ListFilter, X } from 'lucide-react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components';
import {
  Button,
  ComboBox,
  Popover,
  SearchField,
  Select,
  TextField,
  type Choice,
} from '../../controls/index.ts';
import { countryName } from '../../countries/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { fulfilmentNames, paymentNames } from '../texts/order-texts.ts';
import { withParam, type OrderParams } from './order-params.ts';

interface FilterProps {
  readonly params: OrderParams;
  readonly onParams: (params: OrderParams) => void;
}

interface FilterValues {
  readonly countries: readonly string[];
  readonly tags: readonly string[];
  readonly hasTestOrders: boolean;
}

const ANY = 'any';
/** Longer lists are typed into. */
const MAX_IN_SELECT = 12;

const fromNames = (names: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

interface FilterField {
  readonly name: 'payment' | 'fulfilment' | 'country' | 'tag' | 'test';
  readonly label: string;
  readonly choices: readonly Choice[];
}

const fieldsOf = ({ countries, tags, hasTestOrders }: FilterValues): FilterField[] => [
  { name: 'payment', label: 'Payment', choices: fromNames(paymentNames) },
  { name: 'fulfilment', label: 'Fulfilment', choices: fromNames(fulfilmentNames) },
  {
    name: 'country',
    label: 'Country',
    choices: countries
      .map((id) => ({ id, name: countryName(id) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  },
  ...(tags.length === 0
    ? []
    : [{ name: 'tag', label: 'Tag', choices: tags.map((name) => ({ id: name, name })) } as const]),
  ...(hasTestOrders
    ? [
        {
          name: 'test',
          label: 'Test orders',
          choices: [
            { id: 'none', name: 'Without test orders' },
            { id: 'only', name: 'Test orders only' },
          ],
        } as const,
      ]
    : []),
];

const Field = ({ field, params, onParams }: FilterProps & { readonly field: FilterField }) => {
  const { name, label, choices } = field;
  const value = params[name];
  const shared = {
    label,
    choices: [{ id: ANY, name: 'Any' }, ...choices.map((choice) => ({ ...choice, id: `=${choice.id}` }))],
    value: value === undefined ? ANY : `=${value}`,
    onChange: (id: string) => onParams(withParam(params, name, id === ANY ? '' : id.slice(1))),
  };
  return choices.length > MAX_IN_SELECT ? <ComboBox {...shared} /> : <Select {...shared} />;
};

const Days = ({ params, onParams }: FilterProps) => {
  const isReversed = params.from !== undefined && params.to !== undefined && params.from > params.to;
  return (
    <>
      <TextField
        label="Placed from"
        type="date"
        value={params.from ?? ''}
        onChange={(day) => onParams(withParam(params, 'from', day))}
      />
      <TextField
        label="Placed until"
        type="date"
        value={params.to ?? ''}
        error={isReversed ? 'Choose a day after the first one.' : undefined}
        onChange={(day) => onParams(withParam(params, 'to', day))}
      />
    </>
  );
};

interface ActiveFilter {
  readonly name: keyof OrderParams;
  readonly text: string;
}

const activeFilters = (params: OrderParams, fields: readonly FilterField[]): ActiveFilter[] => [
  ...fields.flatMap(({ name, label, choices }) => {
    const value = params[name];
    const known = choices.find(({ id }) => id === value)?.name ?? value;
    return value === undefined ? [] : [{ name, text: `${label}: ${known}` }];
  }),
  ...(params.from === undefined ? [] : [{ name: 'from', text: `From ${params.from}` } as const]),
  ...(params.to === undefined ? [] : [{ name: 'to', text: `Until ${params.to}` } as const]),
  ...(params.pickup === undefined ? [] : [{ name: 'pickup', text: 'Pickup' } as const]),
];

const SearchBox = ({ params, onParams }: FilterProps) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onParams(withParam(params, 'search', text)),
  );
  return <SearchField label="Search by number, name, email, SKU" value={typed} onChange={setTyped} />;
};

export const OrderFilterBar = (props: FilterProps & { readonly values: FilterValues }) => {
  const { params, onParams, values } = props;
  const fields = fieldsOf(values);
  const active = activeFilters(params, fields);
  return (
    <div className="orders-filters">
      <div className="orders-tools">
        <SearchBox {...{ params, onParams }} />
        <DialogTrigger>
          <Button icon={ListFilter}>{active.length === 0 ? 'Filters' : `Filters (${active.length})`}</Button>
          <Popover placement="bottom end">
            <AriaDialog className="orders-filter-fields" aria-label="Filters">
              {fields.map((field) => (
                <Field key={field.name} {...{ field, params, onParams }} />
              ))}
              <Days {...{ params, onParams }} />
            </AriaDialog>
          </Popover>
        </DialogTrigger>
      </div>
      {active.length === 0 ? null : (
        <ul className="orders-chips" aria-label="Active filters">
          {active.map(({ name, text }) => (
            <li key={name}>
              <button
                type="button"
                className="orders-chip"
                aria-label={`Remove filter ${text}`}
                onClick={() => onParams(withParam(params, name, ''))}
              >
                {text}
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
