import { catalogueCalls } from '@sitewright/api/catalogue';
import { pageCalls } from '@sitewright/api/pages';
import { ArrowDown, ArrowUp, ShoppingBag, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { moveEntry } from '../list/entry-actions.ts';
import type { CustomSetting, FormProps } from '../settings/setting.ts';
import { errorAt, type SettingForm } from '../settings/setting-form.ts';
import { listAt, textAt } from '../settings/value-path.ts';
import { ProductSummary, PublishedProductPicker, type ProductChoice } from '../../product-picker/index.ts';

const FIELD = 'itemIds';
const MOST = 30;

const idsIn = (form: SettingForm): readonly string[] =>
  listAt(form.value, FIELD).filter((id) => typeof id === 'string');

interface OrderProps {
  readonly ids: readonly string[];
  readonly products: readonly ProductChoice[];
  readonly onChange: (ids: readonly string[], label: string) => void;
}

/** The chosen products in the order that visitors see them. */
const ProductOrder = ({ ids, products, onChange }: OrderProps) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  return (
    <ul className="product-order">
      {ids.map((id, index) => {
        const product = byId.get(id);
        const name = product?.title ?? 'Deleted product';
        return (
          <li key={id}>
            {product ? <ProductSummary product={product} /> : <span className="quiet">{name}</span>}
            <IconButton
              icon={ArrowUp}
              label={`Move ${name} up`}
              isDisabled={index === 0}
              onPress={() => onChange(moveEntry(ids, index, index - 1), 'Move product')}
            />
            <IconButton
              icon={ArrowDown}
              label={`Move ${name} down`}
              isDisabled={index === ids.length - 1}
              onPress={() => onChange(moveEntry(ids, index, index + 1), 'Move product')}
            />
            <IconButton
              icon={X}
              label={`Remove ${name}`}
              onPress={() => onChange(ids.toSpliced(index, 1), 'Remove product')}
            />
          </li>
        );
      })}
    </ul>
  );
};

const ChosenProducts = ({ ids, onChange }: Omit<OrderProps, 'products'>) => {
  const { fetched, refetch } = useFetched(catalogueCalls.findProducts, { query: { ids: ids.join(',') } });
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={ids.length} shape="list" />}>
      {({ products }) => <ProductOrder {...{ ids, products, onChange }} />}
    </Fetched>
  );
};

const ProductsField = ({ form }: FormProps) => {
  const [isOpen, setOpen] = useState(false);
  const ids = idsIn(form);
  const put = (next: readonly string[], label: string): void =>
    form.change({ field: FIELD, next: next.length === 0 ? undefined : next, label });
  const remaining = MOST - ids.length;
  return (
    <FieldGroup
      label="Products"
      hint={
        ids.length === 0
          ? 'Choose products by hand, or leave this empty to use the filter below.'
          : 'Visitors see exactly these products in this order.'
      }
      error={errorAt(form, FIELD)}
    >
      {ids.length === 0 ? null : <ChosenProducts key={ids.toSorted().join()} ids={ids} onChange={put} />}
      {remaining > 0 ? (
        <div className="row">
          <Button icon={ShoppingBag} onPress={() => setOpen(true)}>
            Choose products
          </Button>
        </div>
      ) : null}
      {isOpen ? (
        <PublishedProductPicker
          isMultiple
          max={remaining}
          onClose={() => setOpen(false)}
          onPick={(products) => {
            setOpen(false);
            put([...new Set([...ids, ...products.map(({ id }) => id)])], 'Choose products');
          }}
        />
      ) : null}
    </FieldGroup>
  );
};

/** Only a store has products to choose. */
const ProductsOfStore = ({ form }: FormProps) => {
  const { fetched } = useFetched(pageCalls.list, {});
  const pageId = textAt(form.value, 'collectionId');
  const pages = dataOf(fetched)?.pages ?? [];
  const isStore = pages.some(({ id, typeName }) => id === pageId && typeName === 'products');
  return isStore ? <ProductsField form={form} /> : null;
};

export const productsSetting: CustomSetting = {
  control: 'custom',
  fields: [FIELD],
  Editor: ProductsOfStore,
};
