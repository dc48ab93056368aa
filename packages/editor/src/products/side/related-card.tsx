import { catalogueLimits, type Product } from '@sitewright/domain/catalogue';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../controls/index.ts';
import { titleIn, useDocument } from '../../documents/index.ts';
import { PublishedProductPicker } from '../../product-picker/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { useProduct } from '../state/product-context.ts';

const withRelated = (product: Product, ids: readonly string[]): Product => {
  const { relatedProductIds: _before, ...rest } = product;
  return ids.length === 0 ? rest : { ...rest, relatedProductIds: [...ids] };
};

const useTitle = (id: string): string => {
  const state = useDocument({ kind: 'item', id });
  if (state.state === 'success') return titleIn(state.document.content) ?? 'Untitled';
  return state.state === 'failed' ? 'Deleted product' : '…';
};

interface RelatedRowProps {
  readonly id: string;
  readonly index: number;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

const RelatedRow = ({ id, index, ids, onChange }: RelatedRowProps) => {
  const title = useTitle(id);
  const rest = ids.filter((each) => each !== id);
  return (
    <li>
      <span className="truncate">{title}</span>
      <IconButton
        icon={ArrowUp}
        label={`Move ${title} up`}
        isDisabled={index === 0}
        onPress={() => onChange(rest.toSpliced(index - 1, 0, id))}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${title} down`}
        isDisabled={index === ids.length - 1}
        onPress={() => onChange(rest.toSpliced(index + 1, 0, id))}
      />
      <IconButton icon={X} label={`Remove ${title}`} onPress={() => onChange(rest)} />
    </li>
  );
};

/** Products shown beside this one; without a choice the store picks similar ones. */
export const RelatedCard = () => {
  const { item, product, changeProduct } = useProduct();
  const [isAdding, setAdding] = useState(false);
  const ids = product.relatedProductIds ?? [];
  const change = (label: string, next: readonly string[]) =>
    changeProduct(label, (before) => withRelated(before, next));
  return (
    <ProductCard title="Related products">
      {ids.length === 0 ? (
        <p className="field-hint">The store shows products with the same tags and categories.</p>
      ) : (
        <ul className="product-editor-related">
          {ids.map((id, index) => (
            <RelatedRow
              key={id}
              {...{ id, index, ids }}
              onChange={(next) => change('Change related products', next)}
            />
          ))}
        </ul>
      )}
      {ids.length >= catalogueLimits.RELATED_PRODUCTS ? (
        <p className="field-hint">{`Maximum of ${catalogueLimits.RELATED_PRODUCTS} products reached.`}</p>
      ) : (
        <div className="row">
          <Button icon={Plus} onPress={() => setAdding(true)}>
            Add products
          </Button>
        </div>
      )}
      {isAdding ? (
        <PublishedProductPicker
          isMultiple
          max={catalogueLimits.RELATED_PRODUCTS - ids.length}
          exceptIds={[item.id, ...ids]}
          onClose={() => setAdding(false)}
          onPick={(products) => {
            setAdding(false);
            change('Add related products', [...ids, ...products.map(({ id }) => id)]);
          }}
        />
      ) : null}
    </ProductCard>
  );
};
