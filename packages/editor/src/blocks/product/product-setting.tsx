import { catalogueCalls } from '@sitewright/api/catalogue';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Button, Notice, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import type { CustomSetting, FormProps } from '../settings/setting.ts';
import { errorAt } from '../settings/setting-form.ts';
import { textAt } from '../settings/value-path.ts';
import { ProductSummary, PublishedProductPicker, type ProductChoice } from '../../product-picker/index.ts';

const PRODUCT = 'productId';
const PAGE = 'collectionId';
const LABEL = 'Change product';

interface ChosenProps {
  readonly id: string;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

const ChosenProduct = ({ id, onReplace, onRemove }: ChosenProps) => {
  const { fetched, refetch } = useFetched(catalogueCalls.findProducts, { query: { ids: id } });
  const actions = (
    <div className="setting-actions">
      <Button onPress={onReplace}>Replace</Button>
      <Button kind="quiet" onPress={onRemove}>
        Remove
      </Button>
    </div>
  );
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="list" />}>
      {({ products: [product] }) =>
        product ? (
          <div className="stack-small">
            <div className="product-chosen">
              <ProductSummary product={product} />
            </div>
            {actions}
          </div>
        ) : (
          <Notice tone="warning" actions={actions}>
            This product was deleted or is not published. Visitors see nothing in its place.
          </Notice>
        )
      }
    </Fetched>
  );
};

const ProductField = ({ form }: FormProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = textAt(form.value, PRODUCT);
  const put = (product: ProductChoice | undefined): void =>
    form.change(
      { field: PRODUCT, next: product?.id, label: LABEL },
      { field: PAGE, next: product?.collectionId, label: LABEL },
    );
  return (
    <FieldGroup label="Product" error={errorAt(form, PRODUCT)}>
      {id === '' ? (
        <div className="row">
          <Button icon={ShoppingBag} onPress={() => setOpen(true)}>
            Choose a product
          </Button>
        </div>
      ) : (
        <ChosenProduct key={id} id={id} onReplace={() => setOpen(true)} onRemove={() => put(undefined)} />
      )}
      {isOpen ? (
        <PublishedProductPicker
          onClose={() => setOpen(false)}
          onPick={([product]) => {
            setOpen(false);
            put(product);
          }}
        />
      ) : null}
    </FieldGroup>
  );
};

/** The product of a block, chosen by its picture, title and price. */
export const productSetting: CustomSetting = {
  control: 'custom',
  fields: [PRODUCT, PAGE],
  Editor: ProductField,
};
