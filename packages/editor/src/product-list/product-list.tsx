import type { PriceFormat } from '@sitewright/domain/money';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Skeleton } from '../controls/index.ts';
import { CallRefused, Failure } from '../data-fetching/index.ts';
import { usePriceFormat } from '../site-prices/index.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { useSelectedProducts } from './bulk/selected-products.ts';
import type { BulkControls } from './bulk/use-bulk-change.ts';
import { EmptyTrash, NothingMatches } from './empty-states.tsx';
import type { Facets } from './filters/filter-choices.ts';
import { ListToolbar } from './filters/list-toolbar.tsx';
import { filterOf, isFiltered, isTrash, withoutFilters, type ListSearch } from './model/list-search.ts';
import { countText } from './model/product-texts.ts';
import { nothingSelected, type Selection } from './model/selection.ts';
import { useShownList } from './model/use-products.ts';
import { useColumns } from './table/columns.ts';
import { ProductTable } from './table/product-table.tsx';
import { useRowActions } from './use-row-actions.ts';

const route = getRouteApi('/_signed-in/store/products');

interface ListProps {
  readonly facets: Facets;
  readonly format: PriceFormat;
  readonly controls: BulkControls;
}

/** What is selected; another filter selects nothing. */
const useSelection = (search: ListSearch) => {
  const filterKey = JSON.stringify(filterOf(search));
  const [stored, setStored] = useState({ filterKey, selection: nothingSelected });
  const onSelection = useCallback(
    (change: (selection: Selection) => Selection) =>
      setStored((known) => ({
        filterKey,
        selection: change(known.filterKey === filterKey ? known.selection : nothingSelected),
      })),
    [filterKey],
  );
  return { selection: stored.filterKey === filterKey ? stored.selection : nothingSelected, onSelection };
};

const totalText = (search: ListSearch, total: number, { total: all }: Facets): string => {
  if (isTrash(search)) return `${countText(total)} in the trash, deleted for good after 30 days`;
  return isFiltered(search) ? `${countText(total)} of ${all.toLocaleString()}` : countText(total);
};

const ProductList = ({ facets, format, controls }: ListProps) => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: '/store/products', search: next, replace: true }),
    [navigate],
  );
  const shown = useShownList(search);
  const { selection, onSelection } = useSelection(search);
  const columns = useColumns();
  const actions = useRowActions(controls);
  const { total } = shown;
  const selected = useSelectedProducts({ controls, selection, search, total: total ?? 0, onSelection });
  const isEmptyTrash = isTrash(search) && !isFiltered(search);
  return (
    <>
      <ListToolbar
        {...{ search, facets, onSearch }}
        chosenColumns={columns.chosen}
        onColumns={columns.choose}
      />
      {total === undefined ? null : (
        <BulkActions {...{ selected, selection, facets, format, total, search, onSelection }} />
      )}
      {shown.error instanceof CallRefused ? (
        <Failure refusal={shown.error.refusal} onRetry={shown.retry} />
      ) : null}
      {total === undefined && shown.isLoading ? <Skeleton rows={8} shape="list" /> : null}
      {total === 0 && isEmptyTrash ? <EmptyTrash /> : null}
      {total === 0 && !isEmptyTrash ? (
        <NothingMatches onClear={() => onSearch(withoutFilters(search))} />
      ) : null}
      {total === undefined || total === 0 ? null : (
        <>
          <ProductTable
            search={shown.search}
            columns={columns.shown}
            {...{ total, format, selection, onSelection, actions }}
            onTrashSelected={() => void selected.trash()}
            onSort={(sort, order) => onSearch({ ...search, sort, order })}
          />
          <output className="product-list-count">{totalText(search, total, facets)}</output>
        </>
      )}
    </>
  );
};

/** The list, once it is known how prices are written. */
export const PricedList = (props: Omit<ListProps, 'format'>) => {
  const { format, refusal, retry } = usePriceFormat();
  if (format) return <ProductList {...props} format={format} />;
  return refusal ? <Failure refusal={refusal} onRetry={retry} /> : <Skeleton rows={8} shape="list" />;
};
