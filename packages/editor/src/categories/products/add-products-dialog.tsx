import { pageCalls } from '@sitewright/api/pages';
import { useState } from 'react';
import { mapFetched, send, useDebounced, useFetchedParts } from '../../data-fetching/index.ts';
import { ProductPickerDialog } from '../../product-picker/index.ts';
import type { ListedProduct } from './assign-category.ts';

const useProducts = (collectionId: string, typed: string) => {
  const search = useDebounced(typed.trim());
  const filter = search === '' ? {} : { search };
  const { fetched, ...rest } = useFetchedParts(
    pageCalls.listItems.path,
    (query, signal) =>
      send(pageCalls.listItems, { params: { id: collectionId }, query: { ...query, ...filter } }, signal),
    { collectionId, ...filter },
  );
  return {
    products: mapFetched(fetched, (parts) => parts.flatMap(({ items }): readonly ListedProduct[] => items)),
    ...rest,
  };
};

const thumbnailOf = (url: string | undefined): string | null =>
  url === undefined ? null : `${url}?format=100w`;

interface AddProductsDialogProps {
  readonly collectionId: string;
  readonly category: string;
  readonly onAdd: (products: readonly ListedProduct[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Chooses products, one or many, for a category; drafts too. */
export const AddProductsDialog = ({ collectionId, category, onAdd, onClose }: AddProductsDialogProps) => {
  const [typed, setTyped] = useState('');
  const { products, refetch, loadMore, isLoadingMore } = useProducts(collectionId, typed);
  return (
    <ProductPickerDialog
      title={`Add products to “${category}”`}
      search={{ value: typed, onChange: setTyped }}
      products={mapFetched(products, (list) =>
        list
          .filter(({ categories }) => !categories.includes(category))
          .map((product) => ({ ...product, imageUrl: thumbnailOf(product.pictureUrl) })),
      )}
      onRetry={refetch}
      more={loadMore && { load: loadMore, isLoading: isLoadingMore }}
      emptyText="No products found that are not in this category already."
      isMultiple
      pickText={(count) => (count < 2 ? 'Add product' : `Add ${count} products`)}
      onPick={onAdd}
      onClose={onClose}
    />
  );
};
