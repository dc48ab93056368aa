import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { Button, Dialog, DialogBody, DialogFoot, SearchField, Skeleton } from '../controls/index.ts';
import { Fetched, type mapFetched } from '../data-fetching/index.ts';
import './product-picker.css';
import { ProductSummary, type SummarizedProduct } from './product-summary.tsx';

export interface PickedProduct extends SummarizedProduct {
  readonly id: string;
}

type FetchedProducts<Product> = ReturnType<typeof mapFetched<unknown, readonly Product[]>>;

interface ChoicesProps<Product> {
  readonly products: readonly Product[];
  readonly emptyText: string;
  readonly isMultiple: boolean;
  readonly chosen: readonly Product[];
  readonly onChoose: (products: readonly Product[]) => void;
}

/** What is chosen stays chosen while another search is shown. */
const Choices = <Product extends PickedProduct>(props: ChoicesProps<Product>) => {
  const { products, emptyText, isMultiple, chosen, onChoose } = props;
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
      renderEmptyState={() => <p className="quiet">{emptyText}</p>}
    >
      {products.map((product) => (
        <GridListItem key={product.id} id={product.id} textValue={product.title} className="product-choice">
          <ProductSummary product={product} />
        </GridListItem>
      ))}
    </GridList>
  );
};

interface ProductPickerDialogProps<Product> {
  readonly title: string;
  readonly search: { readonly value: string; readonly onChange: (text: string) => void };
  readonly products: FetchedProducts<Product>;
  readonly onRetry: () => void;
  /** Further products of the search. */
  readonly more?: { readonly load: () => void; readonly isLoading: boolean } | undefined;
  readonly emptyText: string;
  readonly isMultiple?: boolean;
  /** How many can be chosen. */
  readonly max?: number;
  readonly pickText: (count: number) => string;
  /** False keeps the dialog open. */
  readonly onPick: (products: readonly Product[]) => Promise<boolean> | void;
  readonly onClose: () => void;
}

/** A dialog to choose products by search; what they are chosen from is up to its caller. */
export const ProductPickerDialog = <Product extends PickedProduct>(
  props: ProductPickerDialogProps<Product>,
) => {
  const { title, search, products, onRetry, more, emptyText, isMultiple = false, pickText } = props;
  const { max = Number.POSITIVE_INFINITY, onPick, onClose } = props;
  const [chosen, setChosen] = useState<readonly Product[]>([]);
  const [isPicking, setPicking] = useState(false);
  const isTooMany = chosen.length > max;
  const pick = async (): Promise<void> => {
    setPicking(true);
    const isDone = (await onPick(chosen)) ?? false;
    setPicking(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={title} size="wide" isOpen onClose={onClose}>
      <DialogBody>
        <div className="product-picker stack">
          <SearchField label="Search products" {...search} />
          <Fetched
            subject="results"
            fetched={products}
            onRetry={onRetry}
            skeleton={<Skeleton rows={5} shape="list" />}
          >
            {(list) => (
              <Choices products={list} {...{ emptyText, isMultiple, chosen }} onChoose={setChosen} />
            )}
          </Fetched>
          {more ? (
            <div className="row">
              <Button isPending={more.isLoading} onPress={more.load}>
                Load more
              </Button>
            </div>
          ) : null}
        </div>
      </DialogBody>
      <DialogFoot>
        {isTooMany ? <p className="field-error">{`Choose up to ${max} products.`}</p> : null}
        <Button onPress={onClose}>Cancel</Button>
        <Button
          kind="primary"
          isPending={isPicking}
          isDisabled={chosen.length === 0 || isTooMany}
          onPress={() => void pick()}
        >
          {pickText(chosen.length)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
