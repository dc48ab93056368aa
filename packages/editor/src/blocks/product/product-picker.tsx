import { catalogueCalls } from '@sitewright/api/catalogue';
import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { Button, Dialog, DialogBody, DialogFoot, SearchField, Skeleton } from '../../controls/index.ts';
import { Fetched, useDebounced, useFetched } from '../../data-fetching/index.ts';
import type { ProductChoice } from './product-choice.ts';
import './product-picker.css';
import { ProductSummary } from './product-summary.tsx';

interface ProductPickerProps {
  readonly isMultiple?: boolean;
  /** How many can be chosen. */
  readonly max?: number;
  readonly onPick: (products: readonly ProductChoice[]) => void;
  readonly onClose: () => void;
}

interface ChoicesProps {
  readonly products: readonly ProductChoice[];
  readonly search: string;
  readonly isMultiple: boolean;
  readonly chosen: readonly ProductChoice[];
  readonly onChoose: (products: readonly ProductChoice[]) => void;
}

const emptyText = (search: string): string =>
  search === ''
    ? 'No products yet. Publish a product under Store first.'
    : 'No products match. Try another title or SKU.';

/** What is chosen stays chosen while another search is shown. */
const Choices = ({ products, search, isMultiple, chosen, onChoose }: ChoicesProps) => {
  const choose = (keys: ReadonlySet<unknown>): void => {
    const inView = new Set(products.map(({ id }) => id));
    const kept = isMultiple ? chosen.filter(({ id }) => !inView.has(id) || keys.has(id)) : [];
    const known = new Set(kept.map(({ id }) => id));
    onChoose([...kept, ...products.filter(({ id }) => keys.has(id) && !known.has(id))]);
  };
  return (
    <GridList
      aria-label="Products"
      className="product-choices"
      selectionMode={isMultiple ? 'multiple' : 'single'}
      selectionBehavior={isMultiple ? 'toggle' : 'replace'}
      selectedKeys={chosen.map(({ id }) => id)}
      onSelectionChange={(keys) => choose(keys === 'all' ? new Set(products.map(({ id }) => id)) : keys)}
      items={products}
      renderEmptyState={() => <p className="quiet">{emptyText(search)}</p>}
    >
      {(product) => (
        <GridListItem textValue={product.title} className="product-choice">
          <ProductSummary product={product} />
        </GridListItem>
      )}
    </GridList>
  );
};

const pickText = (count: number): string => (count > 1 ? `Choose ${count} products` : 'Choose');

/** A dialog to choose published products by title or SKU. */
export const ProductPicker = ({
  isMultiple = false,
  max = Number.POSITIVE_INFINITY,
  onPick,
  onClose,
}: ProductPickerProps) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly ProductChoice[]>([]);
  const search = useDebounced(typed.trim());
  const { fetched, refetch } = useFetched(catalogueCalls.findProducts, {
    query: search === '' ? {} : { search },
  });
  const isTooMany = chosen.length > max;
  return (
    <Dialog title={isMultiple ? 'Choose products' : 'Choose a product'} size="wide" isOpen onClose={onClose}>
      <DialogBody>
        <div className="product-picker stack">
          <SearchField label="Search products" value={typed} onChange={setTyped} />
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={5} shape="list" />}>
            {({ products }) => <Choices {...{ products, search, isMultiple, chosen }} onChoose={setChosen} />}
          </Fetched>
        </div>
      </DialogBody>
      <DialogFoot>
        {isTooMany ? <p className="field-error">{`Choose up to ${max} products.`}</p> : null}
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" isDisabled={chosen.length === 0 || isTooMany} onPress={() => onPick(chosen)}>
          {pickText(chosen.length)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
