import { productListCalls } from '@sitewright/api/product-list';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Card, CardBody, Segmented } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { contentText, ExportFields, ExportLink, useExportFormat } from '../product-export/index.ts';
import { activeFilters, filterChoices, filterOf, type ListSearch } from '../product-list/index.ts';

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
  const format = useExportFormat();
  const [scope, setScope] = useState<Scope>(hasFilter ? 'filter' : 'all');
  const isFiltered = hasFilter && scope === 'filter';
  return (
    <Card>
      <CardBody>
        {hasFilter ? (
          <Segmented label="Products to export" segments={scopes} value={scope} onChange={setScope} />
        ) : null}
        <ExportFields {...format} />
        <p className="quiet">
          {isFiltered ? (
            <>
              Products matching <FilterText filter={filter} />,
            </>
          ) : (
            'All products'
          )}{' '}
          {contentText(format)}
        </p>
        <p>
          <ExportLink format={format} products={isFiltered ? filter : {}} />
        </p>
      </CardBody>
    </Card>
  );
};
