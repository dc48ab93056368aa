import { catalogueLimits } from '../../catalogue/index.ts';
import { unitPriceColumns, videoColumn, type Column, type ColumnSet } from './column-set.ts';

const optionColumns = Array.from({ length: catalogueLimits.OPTIONS }, (_, index): Column[] => {
  const option = index + 1;
  return [
    { header: `Option Name ${option}`, option, level: 'product', field: 'optionName' },
    { header: `Option Value ${option}`, option, level: 'variant', field: 'optionValue' },
  ];
}).flat();

/** One row per variant; cells of the product are on its first row only. */
export const squarespaceColumns: ColumnSet = {
  name: 'squarespace',
  title: 'Squarespace',
  required: ['title', 'price'],
  columns: [
    {
      header: 'Product ID [Non Editable]',
      aliases: ['Product ID'],
      level: 'product',
      field: 'productId',
    },
    {
      header: 'Variant ID [Non Editable]',
      aliases: ['Variant ID'],
      level: 'variant',
      field: 'variantId',
    },
    {
      header: 'Product Type [Non Editable]',
      aliases: ['Product Type'],
      level: 'product',
      field: 'productType',
    },
    { header: 'Product Page', level: 'product', field: 'page' },
    { header: 'Product URL', level: 'product', field: 'url' },
    { header: 'Title', level: 'product', field: 'title' },
    { header: 'Description', level: 'product', field: 'description' },
    { header: 'SKU', level: 'variant', field: 'sku' },
    { header: 'GTIN', level: 'variant', field: 'barcode' },
    ...optionColumns,
    { header: 'Price', level: 'variant', field: 'price' },
    { header: 'Sale Price', level: 'variant', field: 'salePrice' },
    { header: 'On Sale', level: 'variant', field: 'onSale' },
    { header: 'Stock', level: 'variant', field: 'stock' },
    { header: 'Categories', level: 'product', field: 'categories' },
    { header: 'Tags', level: 'product', field: 'tags' },
    { header: 'Weight', level: 'variant', field: 'weight' },
    { header: 'Length', level: 'variant', field: 'length' },
    { header: 'Width', level: 'variant', field: 'width' },
    { header: 'Height', level: 'variant', field: 'height' },
    { header: 'Visible', level: 'product', field: 'isVisible' },
    { header: 'Hosted Image URLs', level: 'product', field: 'pictures' },
    ...unitPriceColumns,
    videoColumn,
  ],
};
