import { productListCalls } from '@sitewright/api/product-list';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi } from '@tanstack/react-router';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, Screen, Skeleton } from '../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../data-fetching/index.ts';
import { FirstSaleNotice } from '../first-sale/index.ts';
import { SaveStatus, useRefreshAfterSave } from '../save-status/index.ts';
import { NoStore } from '../store-setup/index.ts';
import { UndoButtons, type UndoControls } from '../undo/index.ts';
import { AddProductDialog } from './add/add-product-dialog.tsx';
import { BulkNotice } from './bulk/bulk-notice.tsx';
import { useBulkChange } from './bulk/use-bulk-change.ts';
import { useListUndo } from './bulk/use-list-undo.ts';
import { NoProducts } from './empty-states.tsx';
import { isTrash } from './model/list-search.ts';
import './product-list.css';
import { PricedList } from './product-list.tsx';
import type { ListSearch } from './model/list-search.ts';
import { FilesLink, useOpenProduct } from './product-links.tsx';

const route = getRouteApi('/_signed-in/store/products');

interface ActionsProps {
  readonly search: ListSearch;
  readonly undo: UndoControls;
  readonly onAdd: () => void;
}

const ListScreenActions = ({ search, undo, onAdd }: ActionsProps) => (
  <>
    <UndoButtons controls={undo} />
    <FilesLink icon={Upload}>Import</FilesLink>
    <FilesLink icon={Download} search={search}>
      Export
    </FilesLink>
    <Button kind="primary" icon={Plus} onPress={onAdd}>
      Add product
    </Button>
  </>
);

/** The products of the store: search, filters, bulk actions, trash. */
export const ProductListScreen = () => {
  const { message, announce } = useAnnouncer();
  const { fetched, refetch } = useFetched(productListCalls.readFilters, {});
  const controls = useBulkChange();
  const undo = useListUndo(announce, controls);
  useRefreshAfterSave(productListCalls.list, productListCalls.readFilters);
  const [isAdding, setAdding] = useState(false);
  const openProduct = useOpenProduct();
  const search = route.useSearch();
  const facets = dataOf(fetched);
  const hasStore = (facets?.pages.length ?? 0) > 0;
  const startAdding = () => setAdding(true);
  return (
    <Screen
      title="Products"
      layout="fill"
      below={hasStore ? <FirstSaleNotice /> : undefined}
      note={<SaveStatus />}
      actions={hasStore ? <ListScreenActions {...{ search, undo }} onAdd={startAdding} /> : undefined}
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
            if (known.total === 0 && !isTrash(search))
              return <NoProducts hasTrash={known.trashed > 0} onAdd={startAdding} />;
            return <PricedList facets={known} controls={controls} />;
          }}
        </Fetched>
      </div>
      {isAdding && facets ? (
        <AddProductDialog
          pages={facets.pages}
          page={search.page}
          onAdded={openProduct}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <LiveRegion message={message} />
    </Screen>
  );
};
