import { Columns3, ListFilter, X } from 'lucide-react';
import { Dialog as AriaDialog, DialogTrigger, Menu, MenuTrigger } from 'react-aria-components';
import { Button, ComboBox, MenuItem, Popover, SearchField, Segmented, Select } from '../../controls/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { isTrash, withField, withoutFilters, type ListSearch } from '../model/list-search.ts';
import { columns, type ColumnId } from '../table/columns.ts';
import { activeFilters, filterChoices, type Facets, type FilterChoices } from './filter-choices.ts';

const sorts = [
  { id: 'manual.asc', name: 'Manual order' },
  { id: 'title.asc', name: 'Title A–Z' },
  { id: 'title.desc', name: 'Title Z–A' },
  { id: 'price.asc', name: 'Price, low to high' },
  { id: 'price.desc', name: 'Price, high to low' },
  { id: 'stock.asc', name: 'Stock, low to high' },
  { id: 'stock.desc', name: 'Stock, high to low' },
  { id: 'created.desc', name: 'Newest' },
  { id: 'created.asc', name: 'Oldest' },
  { id: 'updated.desc', name: 'Recently updated' },
  { id: 'updated.asc', name: 'Least recently updated' },
] as const;

const lists = [
  { id: 'products', name: 'Products' },
  { id: 'trash', name: 'Trash' },
] as const;

interface ToolbarProps {
  readonly search: ListSearch;
  readonly facets: Facets;
  readonly onSearch: (search: ListSearch) => void;
  readonly chosenColumns: readonly ColumnId[];
  readonly onColumns: (ids: Iterable<unknown>) => void;
}

type FilterPartProps = Pick<ToolbarProps, 'search' | 'onSearch'>;

const ANY = 'any';
const MAX_IN_SELECT = 12;

interface FilterFieldProps extends FilterPartProps {
  readonly filter: FilterChoices;
}

const FilterField = ({ filter: { name, label, choices }, search, onSearch }: FilterFieldProps) => {
  const all = [{ id: ANY, name: 'Any' }, ...choices.map((each) => ({ ...each, id: `=${each.id}` }))];
  const value = search[name];
  const field = {
    label,
    choices: all,
    value: value === undefined ? ANY : `=${value}`,
    onChange: (id: string) => onSearch(withField(search, name, id === ANY ? '' : id.slice(1))),
  };
  return choices.length > MAX_IN_SELECT ? <ComboBox {...field} /> : <Select {...field} />;
};

const Filters = ({ facets, search, onSearch }: FilterPartProps & Pick<ToolbarProps, 'facets'>) => {
  const choices = filterChoices(facets);
  const count = activeFilters(search, choices).length;
  return (
    <DialogTrigger>
      <Button icon={ListFilter}>{count === 0 ? 'Filters' : `Filters (${count})`}</Button>
      <Popover placement="bottom end">
        <AriaDialog className="product-list-filters" aria-label="Filters">
          {choices.map((filter) => (
            <FilterField key={filter.name} {...{ filter, search, onSearch }} />
          ))}
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  );
};

const ColumnMenu = ({ chosenColumns, onColumns }: Pick<ToolbarProps, 'chosenColumns' | 'onColumns'>) => (
  <MenuTrigger>
    <Button icon={Columns3}>Columns</Button>
    <Popover placement="bottom end">
      <Menu
        className="menu"
        aria-label="Columns"
        selectionMode="multiple"
        selectedKeys={chosenColumns}
        onSelectionChange={(keys) => onColumns(keys === 'all' ? columns.map(({ id }) => id) : keys)}
      >
        {columns.map(({ id, name }) => (
          <MenuItem key={id} id={id} icon={Columns3}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);

const SearchBox = ({ search, onSearch }: FilterPartProps) => {
  const [typed, setTyped] = useSearchText(search.search ?? '', (text) =>
    onSearch(withField(search, 'search', text)),
  );
  return <SearchField label="Search by title, SKU or vendor" value={typed} onChange={setTyped} />;
};

const ActiveFilters = ({ facets, search, onSearch }: FilterPartProps & Pick<ToolbarProps, 'facets'>) => {
  const active = activeFilters(search, filterChoices(facets));
  if (active.length === 0) return null;
  return (
    <ul className="product-list-chips" aria-label="Active filters">
      {active.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            className="product-list-chip"
            aria-label={`Remove filter ${text}`}
            onClick={() => onSearch(withField(search, name, ''))}
          >
            {text}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button kind="quiet" onPress={() => onSearch(withoutFilters(search))}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
};

export const ListToolbar = (props: ToolbarProps) => {
  const { search, facets, onSearch, chosenColumns, onColumns } = props;
  const { sort = 'manual', order = 'asc' } = search;
  const sortBy = (id: string) => {
    const [by = 'manual', direction = 'asc'] = id.split('.');
    onSearch(withField(withField(search, 'sort', by), 'order', direction));
  };
  return (
    <div className="product-list-toolbar">
      <div className="product-list-tools">
        {facets.trashed > 0 || isTrash(search) ? (
          <Segmented
            label="List"
            segments={lists}
            value={isTrash(search) ? 'trash' : 'products'}
            onChange={(id) => onSearch(id === 'trash' ? { trash: 'yes' } : {})}
          />
        ) : null}
        <SearchBox {...{ search, onSearch }} />
        <Filters {...{ facets, search, onSearch }} />
        <div className="product-list-sort-by">
          <Select label="Sort by" choices={sorts} value={`${sort}.${order}`} onChange={sortBy} />
        </div>
        <div className="product-list-columns">
          <ColumnMenu {...{ chosenColumns, onColumns }} />
        </div>
      </div>
      <ActiveFilters {...{ facets, search, onSearch }} />
    </div>
  );
};
