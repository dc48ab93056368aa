import { pageCalls } from '@sitewright/api/pages';
import { Image, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import { AddProductsDialog } from './add-products-dialog.tsx';
import { useAssignCategory, type ListedProduct } from './assign-category.ts';
import { PublishNotice } from './publish-notice.tsx';

const ProductPicture = ({ url }: { readonly url: string | undefined }) =>
  url === undefined ? (
    <span className="category-thumb">
      <Image size={16} aria-hidden />
    </span>
  ) : (
    <img className="category-thumb" src={`${url}?format=100w`} alt="" loading="lazy" draggable={false} />
  );

interface CategoryProductsProps {
  readonly collectionId: string;
  readonly category: string;
  readonly onListed: (products: readonly ListedProduct[]) => void;
}

const mergeById = (before: readonly ListedProduct[], added: readonly ListedProduct[]): ListedProduct[] => [
  ...new Map([...before, ...added].map((product) => [product.id, product])).values(),
];

/** The products of a category, assigned by hand. */
export const CategoryProducts = ({ collectionId, category, onListed }: CategoryProductsProps) => {
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<readonly ListedProduct[]>([]);
  const { fetched, refetch, loadMore, isLoadingMore } = useFetchedParts(
    pageCalls.listItems.path,
    (query, signal) =>
      send(pageCalls.listItems, { params: { id: collectionId }, query: { ...query, category } }, signal),
    { collectionId, category },
  );
  const products = mapFetched(fetched, (parts) =>
    parts.flatMap(({ items }): readonly ListedProduct[] => items),
  );
  const { add, remove } = useAssignCategory(category, (assigned) => {
    setChanged((before) => mergeById(before, assigned));
    onListed(assigned);
  });
  return (
    <Section
      title="Products"
      actions={
        <Button icon={Plus} onPress={() => setAdding(true)}>
          Add products
        </Button>
      }
    >
      <PublishNotice
        changed={changed}
        onPublished={(ids) => setChanged((before) => before.filter(({ id }) => !ids.includes(id)))}
      />
      <Fetched
        subject="results"
        fetched={products}
        onRetry={refetch}
        skeleton={<Skeleton rows={4} shape="list" />}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="quiet">No products yet. Add some by hand.</p>
          ) : (
            <ul className="category-products" aria-label={`Products in ${category}`}>
              {list.map((product) => (
                <li key={product.id} className="category-product">
                  <ProductPicture url={product.pictureUrl} />
                  <span className="category-product-name">{product.title}</span>
                  <IconButton
                    icon={X}
                    label={`Remove ${product.title} from ${category}`}
                    onPress={() => void remove(product)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
      {loadMore ? (
        <Button isPending={isLoadingMore} onPress={loadMore}>
          Load more
        </Button>
      ) : null}
      {isAdding ? (
        <AddProductsDialog {...{ collectionId, category }} onAdd={add} onClose={() => setAdding(false)} />
      ) : null}
    </Section>
  );
};
