import { catalogueCalls } from '@sitewright/api/catalogue';
import { useState } from 'react';
import { mapFetched, useDebounced, useFetched } from '../data-fetching/index.ts';
import type { ProductChoice } from './product-choice.ts';
import { ProductPickerDialog } from './product-picker-dialog.tsx';

interface PublishedProductPickerProps {
  readonly isMultiple?: boolean;
  /** How many can be chosen. */
  readonly max?: number;
  /** Products that are not offered. */
  readonly exceptIds?: readonly string[];
  readonly onPick: (products: readonly ProductChoice[]) => void;
  readonly onClose: () => void;
}

const emptyText = (search: string): string =>
  search === ''
    ? 'No products yet. Publish a product under Store first.'
    : 'No products match. Try another title or SKU.';

const pickText = (count: number): string => (count > 1 ? `Choose ${count} products` : 'Choose');

const NONE: readonly string[] = [];

/** A dialog to choose published products by title or SKU. */
export const PublishedProductPicker = ({
  isMultiple = false,
  exceptIds = NONE,
  ...rest
}: PublishedProductPickerProps) => {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { fetched, refetch } = useFetched(catalogueCalls.findProducts, {
    query: search === '' ? {} : { search },
  });
  return (
    <ProductPickerDialog
      {...rest}
      {...{ isMultiple, pickText }}
      title={isMultiple ? 'Choose products' : 'Choose a product'}
      search={{ value: typed, onChange: setTyped }}
      products={mapFetched(fetched, ({ products }) => products.filter(({ id }) => !exceptIds.includes(id)))}
      onRetry={refetch}
      emptyText={emptyText(search)}
    />
  );
};
