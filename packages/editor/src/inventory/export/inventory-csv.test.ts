import { expect, it } from 'vitest';
import { inventoryCsvHead, inventoryCsvRow } from './inventory-csv.ts';

it('[F32 (rule)] stock is exported with formula-like cells as text', () => {
  const row = {
    variantId: '5f1',
    title: '=HYPERLINK("x")',
    options: ['S', 'Matte'],
    sku: '+SKU',
    stock: null,
  };
  expect(inventoryCsvHead()).toBe('Variant ID,Product,Variant,SKU,Quantity\r\n');
  expect(inventoryCsvRow(row)).toBe(`5f1,"'=HYPERLINK(""x"")",S / Matte,'+SKU,unlimited\r\n`);
});
