import { productTypeName } from '@sitewright/domain/catalogue';
import { findItemFaults, type ItemContent } from '@sitewright/domain/pages';
import { useState } from 'react';
import { TextField } from '../../controls/index.ts';
import { StatusField } from '../../document-settings/index.ts';
import { TermPicker } from '../../terms/index.ts';
import { findPassedTime, localTime, momentOf, SiteZone } from '../../time-zones/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { useProduct } from '../state/product-context.ts';
import { AddressField } from './address-field.tsx';

type Timing = Pick<ItemContent, 'status' | 'publishOn'>;

const withTiming = (item: ItemContent, { status, publishOn }: Timing): ItemContent => {
  const { publishOn: _before, ...rest } = item;
  return { ...rest, status, ...(publishOn !== undefined && { publishOn }) };
};

/** Status and time are valid only together: what is scheduled needs its time. */
const StatusAndTime = ({ zone }: { readonly zone: string }) => {
  const { item, itemNow, changeItem } = useProduct();
  const [typed, setTyped] = useState<Timing>();
  const [fault, setFault] = useState<string>();
  const shown = typed ?? item;
  const change = (next: Timing): void => {
    const wanted = withTiming(itemNow(), next);
    const { publishOn } = { ...findPassedTime(itemNow(), wanted), ...findItemFaults(wanted) };
    setFault(publishOn);
    setTyped(publishOn === undefined ? undefined : next);
    if (publishOn === undefined) changeItem('Change status', (before) => withTiming(before, next));
  };
  return (
    <>
      <StatusField
        saved={item}
        value={shown.status}
        hint="Shown to visitors once it is published."
        error={undefined}
        onChange={(status) => change({ ...shown, status })}
      />
      <TextField
        label={shown.status === 'scheduled' ? 'Publish on' : 'Date'}
        type="datetime-local"
        hint={`Site time zone: ${zone}`}
        value={shown.publishOn === undefined ? '' : localTime(shown.publishOn, zone)}
        error={fault}
        onChange={(text) => {
          const { publishOn: _before, ...rest } = shown;
          const moment = text === '' ? undefined : momentOf(text, zone);
          change({ ...rest, ...(moment !== undefined && { publishOn: moment }) });
        }}
      />
    </>
  );
};

const Terms = () => {
  const { item, changeItem } = useProduct();
  const change = (field: 'categories' | 'tags', label: string) => (terms: readonly string[]) =>
    changeItem(label, (before) => {
      const { [field]: _terms, ...rest } = before;
      return terms.length === 0 ? rest : { ...rest, [field]: terms };
    });
  const { collectionId, categories = [], tags = [] } = item;
  return (
    <>
      <TermPicker
        label="Categories"
        kind="categories"
        {...{ collectionId }}
        value={categories}
        onChange={change('categories', 'Change categories')}
      />
      <TermPicker
        label="Tags"
        kind="tags"
        {...{ collectionId }}
        value={tags}
        onChange={change('tags', 'Change tags')}
      />
    </>
  );
};

/** Whether visitors see the product, and where it is listed. */
export const StatusCard = () => {
  const { product } = useProduct();
  return (
    <ProductCard title="Status" note={productTypeName(product.productType)}>
      <SiteZone frame={(note) => note}>{(zone) => <StatusAndTime zone={zone} />}</SiteZone>
      <AddressField />
      <Terms />
    </ProductCard>
  );
};
