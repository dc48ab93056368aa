import { mediaCalls } from '@sitewright/api/media';
import {
  canBeSubscribed,
  changeProductType,
  firstVariantId,
  hasVariants,
  productTypeName,
  productTypes,
  productTypeTexts,
  type ProductType,
} from '@sitewright/domain/catalogue';
import { RadioGroup, Radio } from 'react-aria-components';
import { Notice, useConfirm } from '../../controls/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { useProduct } from '../state/product-context.ts';
import { ProductSettings } from '../state/product-settings.tsx';
import { Denominations } from './denominations.tsx';
import { ProductCard } from './product-card.tsx';
import { SinglePrice } from './single-price.tsx';
import { SubscriptionFields } from './subscription-fields.tsx';

const fileSettings = [
  {
    control: 'file',
    field: 'fileId',
    label: 'File',
    hint: 'Customers download it after they paid.',
    kind: 'file',
  },
] as const;

/** Pages that show the same file would lose it without a word. */
const HiddenFileNotice = ({ fileId }: { readonly fileId: string }) => {
  const file = dataOf(useFetched(mediaCalls.read, { params: { id: fileId } }).fetched);
  if (!file || file.kind === 'file') return null;
  return (
    <Notice tone="warning">
      Once the product is published, only customers get this file: pages that show it stop showing it. To show
      it too, upload a copy.
    </Notice>
  );
};

const DownloadFields = () => {
  const { item, product } = useProduct();
  return (
    <>
      <ProductSettings name="file" settings={fileSettings} />
      {product.fileId === undefined ? null : <HiddenFileNotice fileId={product.fileId} />}
      <a href={`/store-preview/${item.id}`} target="_blank" rel="noreferrer">
        Preview what customers get
      </a>
    </>
  );
};

const TypeFields = () => {
  const { product } = useProduct();
  const { productType } = product;
  return (
    <>
      {productType === productTypes.digital ? <DownloadFields /> : null}
      {hasVariants(productType) ? null : <SinglePrice />}
      {productType === productTypes.giftCard ? <Denominations /> : null}
      {canBeSubscribed(productType) ? <SubscriptionFields /> : null}
    </>
  );
};

const useChangeType = () => {
  const { item, productNow, changeProduct } = useProduct();
  const confirm = useConfirm();
  return async (type: ProductType): Promise<void> => {
    const count = productNow().variants?.length ?? 0;
    const isLossy = count > 1 && !hasVariants(type);
    const question = {
      title: `Change to ${productTypeName(type)?.toLowerCase() ?? ''}`,
      text: `This type has one price: the ${count} variants and their options are removed. You can undo this.`,
      confirm: 'Change type',
    };
    if (isLossy && !(await confirm(question))) return;
    changeProduct('Change product type', (product) =>
      changeProductType(product, type, firstVariantId(item.id)),
    );
  };
};

/** The type of the product with the fields that only this type has. */
export const TypeCard = () => {
  const { product } = useProduct();
  const changeType = useChangeType();
  return (
    <ProductCard title="Product type">
      <RadioGroup
        aria-label="Product type"
        className="product-editor-types"
        orientation="horizontal"
        value={String(product.productType)}
        onChange={(value) => {
          const found = productTypeTexts.find(({ type }) => String(type) === value);
          if (found) void changeType(found.type);
        }}
      >
        {productTypeTexts.map(({ type, name, text }) => (
          <Radio key={type} value={String(type)} className="product-editor-type">
            <span className="product-editor-type-name">{name}</span>
            <span className="field-hint">{text}</span>
          </Radio>
        ))}
      </RadioGroup>
      <TypeFields />
    </ProductCard>
  );
};
