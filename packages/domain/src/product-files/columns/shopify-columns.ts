import { catalogueLimits } from '../../catalogue/index.ts';
import { unitPriceColumns, videoColumn, type Column, type ColumnSet } from './column-set.ts';

/** Files of Shopify have three; more are written for products that have more. */
export const SHOPIFY_OPTIONS = 3;

const optionColumns = Array.from({ length: catalogueLimits.OPTIONS }, (_, index): Column[] => {
  const option = index + 1;
  return [
    { header: `Option${option} Name`, option, level: 'product', field: 'optionName' },
    { header: `Option${option} Value`, option, level: 'variant', field: 'optionValue' },
  ];
}).flat();

/** Rows with the same handle are one product; further rows may hold a variant, a picture or both. */
export const shopifyColumns: ColumnSet = {
  name: 'shopify',
  title: 'Shopify',
  required: ['handle', 'variant price'],
  columns: [
    { header: 'Handle', aliases: ['URL handle'], level: 'product', field: 'url' },
    { header: 'Title', level: 'product', field: 'title' },
    { header: 'Body (HTML)', aliases: ['Body HTML'], level: 'product', field: 'description' },
    { header: 'Vendor', level: 'product', field: 'vendor' },
    { header: 'Product Category', level: 'product', field: 'kept' },
    { header: 'Type', level: 'product', field: 'kept' },
    { header: 'Tags', level: 'product', field: 'tags' },
    { header: 'Published', level: 'product', field: 'isVisible' },
    ...optionColumns,
    { header: 'Variant SKU', level: 'variant', field: 'sku' },
    { header: 'Variant Grams', level: 'variant', field: 'grams' },
    { header: 'Variant Inventory Tracker', level: 'variant', field: 'stockTracker' },
    { header: 'Variant Inventory Qty', level: 'variant', field: 'stock' },
    { header: 'Variant Inventory Policy', level: 'variant', field: 'stockPolicy' },
    { header: 'Variant Fulfillment Service', level: 'variant', field: 'kept', usual: 'manual' },
    { header: 'Variant Price', level: 'variant', field: 'price' },
    { header: 'Variant Compare At Price', level: 'variant', field: 'compareAtPrice' },
    { header: 'Variant Requires Shipping', level: 'variant', field: 'requiresShipping' },
    { header: 'Variant Taxable', level: 'variant', field: 'kept', usual: 'true' },
    { header: 'Variant Barcode', level: 'variant', field: 'barcode' },
    { header: 'Image Src', level: 'variant', field: 'picture' },
    { header: 'Image Position', level: 'variant', field: 'picturePosition' },
    { header: 'Image Alt Text', level: 'variant', field: 'pictureAlt' },
    { header: 'Gift Card', level: 'product', field: 'isGiftCard' },
    { header: 'SEO Title', level: 'product', field: 'seoTitle' },
    { header: 'SEO Description', level: 'product', field: 'seoDescription' },
    { header: 'Variant Image', level: 'variant', field: 'variantPicture' },
    { header: 'Variant Weight Unit', level: 'variant', field: 'weightUnit' },
    { header: 'Cost per item', level: 'variant', field: 'cost' },
    { header: 'Status', level: 'product', field: 'status' },
    ...unitPriceColumns,
    videoColumn,
  ],
};
