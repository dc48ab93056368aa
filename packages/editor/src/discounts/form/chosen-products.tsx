import { catalogueCalls } from '@sitewright/api/catalogue';
import { X } from 'lucide-react';
import { IconButton, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { ProductSummary } from '../../product-picker/index.ts';

/** As many as one call answers. */
const PART = 50;

export interface ChosenProps {
  readonly values: readonly string[];
  readonly onRemove: (value: string) => void;
}

const ProductPart = ({ values: ids, onRemove }: ChosenProps) => {
  const { fetched, refetch } = useFetched(catalogueCalls.findProducts, { query: { ids: ids.join(',') } });
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={ids.length} shape="list" />}>
      {({ products }) => {
        const byId = new Map(products.map((product) => [product.id, product]));
        return (
          <ul className="discount-chosen">
            {ids.map((id) => {
              const product = byId.get(id) ?? { title: 'Hidden or deleted product' };
              return (
                <li key={id}>
                  <ProductSummary product={product} />
                  <IconButton icon={X} label={`Remove ${product.title}`} onPress={() => onRemove(id)} />
                </li>
              );
            })}
          </ul>
        );
      }}
    </Fetched>
  );
};

/** The products with these ids. */
export const ChosenProducts = ({ values: ids, onRemove }: ChosenProps) => {
  const starts = Array.from({ length: Math.ceil(ids.length / PART) }, (_, index) => index * PART);
  return (
    <>
      {starts.map((start) => (
        <ProductPart key={start} values={ids.slice(start, start + PART)} onRemove={onRemove} />
      ))}
    </>
  );
};
