import { findValueFaults, readFieldConstraints } from '@sitewright/domain/blocks/schemas';
import { findProductFaults, type Product } from '@sitewright/domain/catalogue';
import { productSchema } from '@sitewright/domain/catalogue/schemas';
import { findItemFaults, type ItemContent } from '@sitewright/domain/pages';
import { itemSchema } from '@sitewright/domain/pages/schemas';
import { Suspense, useMemo } from 'react';
import { ValueSettings, type BlockValue, type Setting, type ValueRules } from '../../blocks/index.ts';
import { Skeleton } from '../../controls/index.ts';
import { useProduct } from './product-context.ts';

const PLACE = 'structuredContent.';

/** Variants have their own table, and validating 250 of them with every key would be slow. */
const withoutVariants = ({ variants: _variants, ...fields }: Product): BlockValue => fields;

const productRules: ValueRules = {
  validate: (value) => ({
    ...findValueFaults(productSchema, value),
    ...Object.fromEntries(
      Object.entries(findProductFaults(value as Product)).map(([place, text]) => [
        place.slice(PLACE.length),
        text,
      ]),
    ),
  }),
  fieldInfo: (field) => readFieldConstraints(productSchema, field.split('.')),
};

interface SettingsProps {
  /** Distinguishes the forms of one product. */
  readonly name: string;
  readonly settings: readonly Setting[];
}

/** Settings of the product's own fields. */
export const ProductSettings = ({ name, settings }: SettingsProps) => {
  const { item, product, productNow, changeProduct } = useProduct();
  const value = useMemo(() => withoutVariants(product), [product]);
  const groups = useMemo(() => [{ settings }], [settings]);
  return (
    <Suspense fallback={<Skeleton rows={1} shape="form" />}>
      <ValueSettings
        id={`${item.id} ${name}`}
        {...{ value, groups }}
        valueNow={() => withoutVariants(productNow())}
        rules={productRules}
        onChange={(next, label) =>
          changeProduct(label, ({ variants }) => ({ ...(next as Product), ...(variants && { variants }) }))
        }
      />
    </Suspense>
  );
};

/** Texts of the item; layouts and product fields are edited elsewhere. */
const textsOf = ({ title, body, excerpt }: ItemContent): BlockValue => ({
  title,
  ...(body !== undefined && { body }),
  ...(excerpt !== undefined && { excerpt }),
});

/** Settings of the item's texts. */
export const ItemTextSettings = ({ name, settings }: SettingsProps) => {
  const { item, itemNow, changeItem } = useProduct();
  const value = useMemo(() => textsOf(item), [item]);
  const groups = useMemo(() => [{ settings }], [settings]);
  const rules = useMemo<ValueRules>(
    () => ({
      validate: (texts) => {
        const { title } = findItemFaults({ ...itemNow(), ...texts });
        return title === undefined ? {} : { title: title.replace('A page', 'A product') };
      },
      fieldInfo: (field) => readFieldConstraints(itemSchema, field.split('.')),
    }),
    [itemNow],
  );
  return (
    <Suspense fallback={<Skeleton rows={2} shape="form" />}>
      <ValueSettings
        id={`${item.id} ${name}`}
        {...{ value, groups, rules }}
        valueNow={() => textsOf(itemNow())}
        onChange={(next, label) =>
          changeItem(label, ({ body: _body, excerpt: _excerpt, ...kept }) => ({ ...kept, ...next }))
        }
      />
    </Suspense>
  );
};
