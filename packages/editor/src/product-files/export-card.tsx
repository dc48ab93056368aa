import {
  columnSetNames,
  columnSets,
  type ColumnSetName,
  type WeightUnit,
} from '@sitewright/domain/product-files';
import { productListCalls } from '@sitewright/api/product-list';
import { getRouteApi } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Card, CardBody, Segmented, Select } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { activeFilters, filterChoices, filterOf, type ListSearch } from '../product-list/index.ts';
import { exportUrl } from './file-urls.ts';
import { readUnit, unitChoices } from './unit-choices.ts';

const scopes = [
  { id: 'all', name: 'All products' },
  { id: 'filter', name: 'Products matching a filter' },
] as const;

type Scope = (typeof scopes)[number]['id'];

const route = getRouteApi('/_signed-in/store/products/import');

/** The filter in words, such as “Stock: Low”. */
const FilterText = ({ filter }: { readonly filter: ListSearch }) => {
  const facets = dataOf(useFetched(productListCalls.readFilters, {}).fetched);
  const texts = activeFilters(filter, facets ? filterChoices(facets) : []).map(({ text }) => text);
  const search = filter.search === undefined ? [] : [`Search: ${filter.search}`];
  return <strong>{[...search, ...texts].join(', ')}</strong>;
};

/** Products as a file: all of them, or those that the list shows. */
export const ExportCard = () => {
  const filter = filterOf(route.useSearch());
  const hasFilter = Object.keys(filter).length > 0;
  const [columns, setColumns] = useState<ColumnSetName>('squarespace');
  const [weightUnit, setUnit] = useState<WeightUnit>('KILOGRAM');
  const [scope, setScope] = useState<Scope>(hasFilter ? 'filter' : 'all');
  const isFiltered = hasFilter && scope === 'filter';
  const units = columns === 'shopify' ? {} : { weightUnit };
  return (
    <Card>
      <CardBody>
        {hasFilter ? (
          <Segmented label="Products to export" segments={scopes} value={scope} onChange={setScope} />
        ) : null}
        <Segmented
          label="Columns of the file"
          segments={columnSetNames.map((id) => ({ id, name: columnSets[id].title }))}
          value={columns}
          onChange={setColumns}
        />
        {columns === 'shopify' ? null : (
          <Select
            label="Unit of weights and sizes"
            choices={unitChoices}
            value={weightUnit}
            onChange={(id) => setUnit(readUnit(id))}
            hint="One unit for the whole file. The name of the file says which."
          />
        )}
        <p className="quiet">
          {isFiltered ? (
            <>
              Products matching <FilterText filter={filter} />,
            </>
          ) : (
            'All products'
          )}{' '}
          with their variants, prices, stock and the URLs of their pictures.
          {columns === 'shopify' ? ' Categories have no column in files of Shopify.' : ''}
        </p>
        <p>
          <a
            className="button button-plain"
            href={exportUrl({ columns, ...units, ...(isFiltered ? filter : {}) })}
            download
          >
            <Download size={16} aria-hidden />
            <span className="button-label">Export products</span>
          </a>
        </p>
      </CardBody>
    </Card>
  );
};
