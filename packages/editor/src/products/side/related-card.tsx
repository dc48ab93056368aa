import { pageCalls } from '@sitewright/api/pages';
import { catalogueLimits, type Product } from '@sitewright/domain/catalogue';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton, SuggestField } from '../../controls/index.ts';
import { dataOf, useDebounced, useFetched } from '../../data-fetching/index.ts';
import { titleIn, useDocument } from '../../documents/index.ts';
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

const MIN_LENGTH = 1;

/** Products shown beside this one; without a choice the store picks similar ones. */
export const RelatedCard = () => {
  const { item, list, product, changeProduct } = useProduct();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const query = { params: { id: list.id }, query: { search } };
  const { fetched } = useFetched(pageCalls.listItems, query, search.length >= MIN_LENGTH);
  const ids = product.relatedProductIds ?? [];
  const found = (search.length >= MIN_LENGTH ? (dataOf(fetched)?.items ?? []) : []).filter(
    ({ id }) => id !== item.id && !ids.includes(id),
  );
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
        <SuggestField
          label="Add a product"
          placeholder="Search products"
          isFiltered={false}
          value={typed}
          suggestions={found.map(({ id, title }) => ({ id, name: title }))}
          onChange={setTyped}
          onChoose={(title) => {
            const chosen = found.find((each) => each.title === title || each.id === title);
            if (chosen) change('Add related product', [...ids, chosen.id]);
            setTyped('');
          }}
        />
      )}
    </ProductCard>
  );
};
