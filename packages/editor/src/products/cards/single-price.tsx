import { isPriceMissing, type Product } from '@sitewright/domain/catalogue';
import { Switch } from '../../controls/index.ts';
import { useProduct } from '../state/product-context.ts';
import { PriceField } from './price-field.tsx';

const withSale = (product: Product, salePrice: number | undefined): Product => {
  const { salePrice: _sale, onSale: _onSale, ...rest } = product;
  return salePrice === undefined ? rest : { ...rest, salePrice, onSale: true };
};

const withPrice = (product: Product, price: number): Product => {
  const { isPriceMissing: _isMissing, ...rest } = product;
  return { ...rest, price };
};

/** The price of a product without variants. */
export const SinglePrice = () => {
  const { product, productNow, changeProduct } = useProduct();
  const { price, salePrice, onSale = false } = product;
  const changePrice = (minor: number | undefined): string | undefined => {
    const sale = productNow().onSale ? (productNow().salePrice ?? 0) : 0;
    if (minor !== undefined && sale > minor)
      return 'The price cannot be lower than the sale price. Change the sale price first.';
    changeProduct('Change price', (before) => withPrice(before, minor ?? 0));
    return undefined;
  };
  const changeSale = (minor: number | undefined): string | undefined => {
    if (minor !== undefined && minor > (productNow().price ?? 0))
      return 'The sale price cannot be higher than the price.';
    changeProduct('Change sale price', (before) => withSale(before, minor));
    return undefined;
  };
  return (
    <div className="product-editor-pair">
      <PriceField
        label="Price"
        hint="0 if it is free."
        value={isPriceMissing(product) ? undefined : price}
        isRequired
        onChange={changePrice}
      />
      <PriceField label="Sale price" value={salePrice} onChange={changeSale} />
      {salePrice === undefined ? null : (
        <Switch
          label="On sale"
          isOn={onSale}
          onChange={(isOn) => changeProduct('Change sale', (before) => ({ ...before, onSale: isOn }))}
        />
      )}
    </div>
  );
};
