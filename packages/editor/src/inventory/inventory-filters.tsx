import { ComboBox, SearchField, Select } from '../controls/index.ts';
import { useProductsPages } from '../categories/index.ts';
import { dataOf, useSearchText } from '../data-fetching/index.ts';
import { useTermNames } from '../terms/index.ts';
import {
  statusFilters,
  sorts,
  type InventoryParams,
  type InventorySort,
  type StatusFilter,
} from './inventory-params.ts';

const ANY = 'any';

const statusNames: Readonly<Record<StatusFilter, string>> = {
  low: 'Low stock',
  out: 'Out of stock',
  unlimited: 'Unlimited',
};

const statusChoices = [
  { id: ANY, name: 'All' },
  ...statusFilters.map((id) => ({ id, name: statusNames[id] })),
];

const sortNames: Readonly<Record<InventorySort, string>> = {
  title: 'Product',
  sku: 'SKU',
  stock: 'Stock',
  updated: 'Updated',
};

const sortChoices = sorts.map((id) => ({ id, name: sortNames[id] }));

interface FilterProps {
  readonly params: InventoryParams;
  readonly onChange: (part: {
    readonly [Name in keyof InventoryParams]?: InventoryParams[Name] | undefined;
  }) => void;
}

const CategoryFilter = ({
  params,
  onChange,
  collectionId,
}: FilterProps & { readonly collectionId: string }) => {
  const names = useTermNames(collectionId, 'categories', '');
  const { category } = params;
  const shown = category === undefined || names.includes(category) ? names : [category, ...names];
  if (shown.length === 0) return null;
  return (
    <ComboBox
      label="Category"
      choices={[{ id: ANY, name: 'All' }, ...shown.map((name) => ({ id: `=${name}`, name }))]}
      value={category === undefined ? ANY : `=${category}`}
      onChange={(id) => onChange({ category: id === ANY ? undefined : id.slice(1) })}
    />
  );
};

export const InventoryFilters = ({ params, onChange }: FilterProps) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  const pages = dataOf(useProductsPages().fetched) ?? [];
  const { status, collection } = params;
  const only = pages.length === 1 ? pages[0]?.id : collection;
  return (
    <div className="inventory-filters">
      <SearchField label="Search products, SKUs and options" value={typed} onChange={setTyped} />
      <Select
        label="Stock"
        choices={statusChoices}
        value={status ?? ANY}
        onChange={(id) => onChange({ status: statusFilters.find((each) => each === id) })}
      />
      {pages.length > 1 ? (
        <Select
          label="Products page"
          choices={[{ id: ANY, name: 'All' }, ...pages.map(({ id, title }) => ({ id, name: title }))]}
          value={collection ?? ANY}
          onChange={(id) => onChange({ collection: id === ANY ? undefined : id, category: undefined })}
        />
      ) : null}
      {only === undefined ? null : <CategoryFilter {...{ params, onChange }} collectionId={only} />}
      <div className="inventory-phone-sort">
        <Select
          label="Sort by"
          choices={sortChoices}
          value={params.sort ?? 'title'}
          onChange={(id) => onChange({ sort: sorts.find((each) => each === id), direction: undefined })}
        />
      </div>
    </div>
  );
};
