import { pageCalls } from '@sitewright/api/pages';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, Notice, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import { usePublishing } from '../../publishing/index.ts';
import { useSession } from '../../session/index.ts';
import { countProducts } from '../count-products.ts';
import { AddProductsDialog, ProductPicture } from './add-products-dialog.tsx';
import { useAssignCategory, type ListedProduct } from './assign-category.ts';

interface PublishNoticeProps {
  readonly changed: readonly ListedProduct[];
  readonly onPublished: () => void;
}

/** Assigned products are drafts until they are published. */
const PublishNotice = ({ changed, onPublished }: PublishNoticeProps) => {
  const { publish, isPending } = usePublishing();
  const canPublish = useSession().permissions.includes('publish-products');
  if (changed.length === 0) return null;
  const publishAll = async (): Promise<void> => {
    const documents = changed.map(({ id }) => ({ kind: 'item' as const, id }));
    const name = changed.length === 1 ? (changed[0]?.title ?? '') : countProducts(changed.length);
    if (await publish({ name, documents }, `${name} published`)) onPublished();
  };
  return (
    <Notice
      tone="warning"
      title={`${countProducts(changed.length)} changed`}
      actions={
        canPublish ? (
          <Button isPending={isPending} onPress={() => void publishAll()}>
            {`Publish ${countProducts(changed.length)}`}
          </Button>
        ) : undefined
      }
    >
      Visitors see the change once they are published.
    </Notice>
  );
};

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
      <PublishNotice changed={changed} onPublished={() => setChanged([])} />
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
