import { productListCalls } from '@sitewright/api/product-list';
import type { PriceFormat } from '@sitewright/domain/money';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Download, Package, Plus, SearchX, Upload } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Button, EmptyState, Screen, Skeleton } from '../controls/index.ts';
import { CallRefused, dataOf, Failure, Fetched, useFetched } from '../data-fetching/index.ts';
import { SaveStatus, useRefreshAfterSave } from '../save-status/index.ts';
import { usePriceFormat } from '../site-prices/index.ts';
import { NoStore } from '../store-setup/index.ts';
import { UndoButtons, useUndo, useUndoKeys, type UndoControls, type UndoScope } from '../undo/index.ts';
import { AddProductDialog } from './add/add-product-dialog.tsx';
import { useAddProduct } from './add/use-add-product.ts';
import { BulkActions, useSelectedProducts } from './bulk/bulk-actions.tsx';
import { BulkNotice } from './bulk/bulk-notice.tsx';
import { useBulkChange, type BulkControls } from './bulk/use-bulk-change.ts';
import { ListToolbar } from './filters/list-toolbar.tsx';
import type { Facets } from './filters/filter-choices.ts';
import { filterOf, isFiltered, withoutFilters, type ListSearch } from './model/list-search.ts';
import { countText } from './model/product-texts.ts';
import { nothingSelected, type Selection } from './model/selection.ts';
import { useShownList, type ProductRow } from './model/use-products.ts';
import './product-list.css';
import { FilesLink, useOpenProduct } from './product-links.tsx';
import { useColumns } from './table/columns.ts';
import { ProductTable } from './table/product-table.tsx';
import type { RowActions } from './table/row-menu.tsx';

const route = getRouteApi('/_signed-in/store/products');

const NoProducts = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState
    icon={Package}
    title="No products yet"
    action={
      <div className="product-list-empty-actions">
        <Button kind="primary" icon={Plus} onPress={onAdd}>
          Add product
        </Button>
        <FilesLink icon={Upload}>Import</FilesLink>
      </div>
    }
  >
    Add the first product, or import products from a file.
  </EmptyState>
);

const NothingMatches = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No products match"
    action={<Button onPress={onClear}>Clear filters</Button>}
  >
    Try another search, or fewer filters.
  </EmptyState>
);

const useRowActions = (controls: BulkControls): RowActions => {
  const openProduct = useOpenProduct();
  const { duplicate } = useAddProduct();
  const run = ({ id }: ProductRow, kind: 'publish' | 'hide' | 'trash') =>
    void controls.start({ kind }, { ids: [id] }, false);
  return {
    open: ({ id }) => openProduct(id),
    duplicate: (row) => void duplicate(row),
    publish: (row) => run(row, 'publish'),
    hide: (row) => run(row, 'hide'),
    trash: (row) => run(row, 'trash'),
  };
};

interface ListProps {
  readonly facets: Facets;
  readonly format: PriceFormat;
  readonly controls: BulkControls;
}

const ProductList = ({ facets, format, controls }: ListProps) => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: '/store/products', search: next, replace: true }),
    [navigate],
  );
  const shown = useShownList(search);
  const filterKey = JSON.stringify(filterOf(search));
  const [stored, setStored] = useState({ filterKey, selection: nothingSelected });
  const selection = stored.filterKey === filterKey ? stored.selection : nothingSelected;
  const onSelection = useCallback(
    (change: (selection: Selection) => Selection) =>
      setStored((known) => ({
        filterKey,
        selection: change(known.filterKey === filterKey ? known.selection : nothingSelected),
      })),
    [filterKey],
  );
  const columns = useColumns();
  const actions = useRowActions(controls);
  const { total } = shown;
  const selected = useSelectedProducts({ controls, selection, search, total: total ?? 0, onSelection });
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
      {total === 0 ? <NothingMatches onClear={() => onSearch(withoutFilters(search))} /> : null}
      {total === undefined || total === 0 ? null : (
        <>
          <ProductTable
            search={shown.search}
            columns={columns.shown}
            {...{ total, format, selection, onSelection, actions }}
            onTrashSelected={() => void selected.trash()}
            onSort={(sort, order) => onSearch({ ...search, sort, order })}
          />
          <output className="product-list-count">
            {isFiltered(search)
              ? `${countText(total)} of ${facets.total.toLocaleString()}`
              : countText(total)}
          </output>
        </>
      )}
    </>
  );
};

const PricedList = (props: Omit<ListProps, 'format'>) => {
  const { format, refusal, retry } = usePriceFormat();
  if (format) return <ProductList {...props} format={format} />;
  return refusal ? <Failure refusal={refusal} onRetry={retry} /> : <Skeleton rows={8} shape="list" />;
};

/** Undo of the bulk action while its notice offers it, else of the last command. */
const useListUndo = (steps: UndoControls, controls: BulkControls) => {
  const { change, undo } = controls;
  const canUndo = change?.canUndo ?? false;
  return useMemo(
    () => ({ ...steps, undo: () => (canUndo ? void undo() : steps.undo()) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `undo` is made anew by every render
    [steps, canUndo],
  );
};

const scope: UndoScope = { documents: [], has: () => true };

/** The products of the store: search, filters, bulk actions. */
export const ProductListScreen = () => {
  const { message, announce } = useAnnouncer();
  const { fetched, refetch } = useFetched(productListCalls.readFilters, {});
  const controls = useBulkChange();
  const steps = useUndo(announce, scope);
  useUndoKeys(useListUndo(steps, controls));
  useRefreshAfterSave(productListCalls.list, productListCalls.readFilters);
  const [dialog, setDialog] = useState<'none' | 'product'>('none');
  const openProduct = useOpenProduct();
  const { page } = route.useSearch();
  const facets = dataOf(fetched);
  const hasStore = (facets?.pages.length ?? 0) > 0;
  return (
    <Screen
      title="Products"
      layout="fill"
      note={<SaveStatus />}
      actions={
        hasStore ? (
          <>
            <UndoButtons controls={steps} />
            <FilesLink icon={Upload}>Import</FilesLink>
            <FilesLink icon={Download}>Export</FilesLink>
            <Button kind="primary" icon={Plus} onPress={() => setDialog('product')}>
              Add product
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="product-list">
        <BulkNotice controls={controls} />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={8} shape="list" />}
        >
          {(known) => {
            if (known.pages.length === 0) return <NoStore />;
            if (known.total === 0) return <NoProducts onAdd={() => setDialog('product')} />;
            return <PricedList facets={known} controls={controls} />;
          }}
        </Fetched>
      </div>
      {dialog === 'product' && facets ? (
        <AddProductDialog
          pages={facets.pages}
          page={page}
          onAdded={openProduct}
          onClose={() => setDialog('none')}
        />
      ) : null}
      <LiveRegion message={message} />
    </Screen>
  );
};
