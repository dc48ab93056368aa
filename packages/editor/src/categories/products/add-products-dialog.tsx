import { Check, Image } from 'lucide-react';
import { useState } from 'react';
import { GridList, GridListItem, type Selection } from 'react-aria-components';
import { pageCalls } from '@sitewright/api/pages';
import { Button, Dialog, DialogFoot, SearchField, Skeleton } from '../../controls/index.ts';
import { Fetched, mapFetched, send, useDebounced, useFetchedParts } from '../../data-fetching/index.ts';
import type { ListedProduct } from './assign-category.ts';

interface AddProductsDialogProps {
  readonly collectionId: string;
  readonly category: string;
  readonly onAdd: (products: readonly ListedProduct[]) => Promise<boolean>;
  readonly onClose: () => void;
}

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

export const ProductPicture = ({ url }: { readonly url: string | undefined }) =>
  url === undefined ? (
    <span className="category-thumb">
      <Image size={16} aria-hidden />
    </span>
  ) : (
    <img className="category-thumb" src={`${url}?format=100w`} alt="" loading="lazy" draggable={false} />
  );

interface ProductChoiceProps {
  readonly products: readonly ListedProduct[];
  readonly chosen: ReadonlyMap<string, ListedProduct>;
  readonly onChoose: (chosen: ReadonlyMap<string, ListedProduct>) => void;
}

const ProductChoice = ({ products, chosen, onChoose }: ProductChoiceProps) => {
  const choose = (selection: Selection): void => {
    const isChosen = (id: string): boolean => selection === 'all' || selection.has(id);
    const listed = new Set(products.map(({ id }) => id));
    const others = [...chosen].filter(([id]) => !listed.has(id));
    onChoose(
      new Map([
        ...others,
        ...products.filter(({ id }) => isChosen(id)).map((each) => [each.id, each] as const),
      ]),
    );
  };
  return (
    <GridList
      aria-label="Products"
      className="category-products"
      selectionMode="multiple"
      selectionBehavior="toggle"
      selectedKeys={chosen.keys()}
      onSelectionChange={choose}
    >
      {products.map((product) => (
        <GridListItem key={product.id} id={product.id} textValue={product.title} className="category-product">
          <span className="category-check" aria-hidden>
            <Check size={12} strokeWidth={3} />
          </span>
          <ProductPicture url={product.pictureUrl} />
          <span className="category-product-name">{product.title}</span>
        </GridListItem>
      ))}
    </GridList>
  );
};

/** Chooses products, one or many, for a category. */
export const AddProductsDialog = ({ collectionId, category, onAdd, onClose }: AddProductsDialogProps) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedProduct>>(new Map());
  const [isAdding, setAdding] = useState(false);
  const { products, refetch, loadMore, isLoadingMore } = useProducts(collectionId, typed);
  const add = async (): Promise<void> => {
    setAdding(true);
    const isAdded = await onAdd([...chosen.values()]);
    setAdding(false);
    if (isAdded) onClose();
  };
  return (
    <Dialog title={`Add products to “${category}”`} size="wide" isOpen onClose={onClose}>
      <div className="category-add stack">
        <SearchField label="Search products" value={typed} onChange={setTyped} />
        <Fetched
          subject="results"
          fetched={mapFetched(products, (list) =>
            list.filter(({ categories }) => !categories.includes(category)),
          )}
          onRetry={refetch}
          skeleton={<Skeleton rows={6} shape="list" />}
        >
          {(list) =>
            list.length === 0 ? (
              <p className="quiet">No products found that are not in this category already.</p>
            ) : (
              <ProductChoice products={list} chosen={chosen} onChoose={setChosen} />
            )
          }
        </Fetched>
        {loadMore ? (
          <Button isPending={isLoadingMore} onPress={loadMore}>
            Load more
          </Button>
        ) : null}
      </div>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" isDisabled={chosen.size === 0} isPending={isAdding} onPress={() => void add()}>
          {chosen.size < 2 ? 'Add product' : `Add ${chosen.size} products`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
