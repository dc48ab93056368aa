import type { PriceFormat } from '@sitewright/domain/money';
import { changedPrice, discountedPrice, salePriceAfter } from '@sitewright/domain/product-list';
import { formatRange } from '../model/product-texts.ts';
import type { ProductRow } from '../model/use-products.ts';
import type { PriceAction } from './price-change.ts';

type Range = NonNullable<ProductRow['price']>;

const regularAfter = ({ min, max }: Range, action: PriceAction): Range =>
  action.kind === 'start-sale'
    ? { min, max }
    : { min: changedPrice(min, action.by), max: changedPrice(max, action.by) };

/** What is paid of a product on sale; its variants may differ in which of them is on sale. */
const paidAfter = ({ price, regularPrice, isOnSale }: ProductRow, action: PriceAction): Range | null => {
  if (!price || !regularPrice) return null;
  if (action.kind === 'start-sale')
    return {
      min: discountedPrice(regularPrice.min, action.off),
      max: discountedPrice(regularPrice.max, action.off),
    };
  const regular = regularAfter(regularPrice, action);
  if (!isOnSale) return regular;
  return {
    min: salePriceAfter({ price: regular.min, salePrice: price.min }, action),
    max: salePriceAfter({ price: regular.max, salePrice: price.max }, action),
  };
};

/** Products on sale whose sale price would no longer be below the price. */
export const endedSales = (rows: readonly ProductRow[], action: PriceAction): readonly ProductRow[] =>
  rows.filter((row) => {
    const paid = row.isOnSale && action.kind === 'change-price' ? paidAfter(row, action) : null;
    return paid && row.regularPrice ? paid.min >= regularAfter(row.regularPrice, action).min : false;
  });

interface PreviewProps {
  readonly rows: readonly ProductRow[];
  readonly action: PriceAction;
  readonly format: PriceFormat;
}

/** Prices of the first products, before and after the change. */
export const PricePreview = ({ rows, action, format }: PreviewProps) => (
  <table className="product-list-preview">
    <caption>Preview of the first products</caption>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Now</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const after = paidAfter(row, action);
        return (
          <tr key={row.id}>
            <th scope="row">{row.title}</th>
            <td>{formatRange(row.price, format)}</td>
            <td>{after && after.min < 0 ? 'Left unchanged' : formatRange(after, format)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
