import { expect, it } from 'vitest';
import {
  addOption,
  cellText,
  changeProductType,
  editableProduct,
  findMissingPrices,
  productTypes,
  visitorProduct,
  writeCells,
} from './index.ts';

const format = { currency: 'EUR', locale: 'en-GB' } as const;
const begun = editableProduct('5f1b2c3d4e5f6a7b8c9d0e1f', undefined);
const idOf = (index: number): string => begun.variants?.[index]?.id ?? '';
const typed = (text: string) =>
  writeCells(begun, [{ variantId: idOf(0), column: 'price', text }], format).product;

it('a product that was only begun has no price, and is not free by that', () => {
  expect(findMissingPrices(begun)).toEqual({
    'structuredContent.variants.0.price': 'Enter a price. Enter 0 if it is free.',
  });
  expect(begun.variants?.map((variant) => cellText(variant, 'price', format))).toEqual(['']);
});

it('what is free was said to be: 0 is a price that was entered', () => {
  expect(findMissingPrices(typed('0'))).toEqual({});
  expect(findMissingPrices(typed('12.50'))).toEqual({});
  expect(typed('0').variants?.map((variant) => cellText(variant, 'price', format))).toEqual(['0.00']);
});

it('variants made of one without a price have none either', () => {
  let count = 0;
  const newId = () => `5f1b2c3d4e5f6a7b8c9d00${String((count += 1)).padStart(2, '0')}`;
  const edit = addOption(begun, { name: 'Size', values: ['S', 'L'] }, { newId });
  if ('fault' in edit) throw new Error(edit.fault);
  const { product } = writeCells(edit.product, [{ variantId: idOf(0), column: 'price', text: '5' }], format);
  expect(Object.keys(findMissingPrices(product))).toEqual(['structuredContent.variants.1.price']);
});

it('a product of another type still has no price', () => {
  const digital = changeProductType(begun, productTypes.digital, idOf(0));
  expect(Object.keys(findMissingPrices(digital))).toEqual(['structuredContent.price']);
  expect(Object.keys(findMissingPrices(changeProductType(digital, productTypes.service, idOf(0))))).toEqual([
    'structuredContent.variants.0.price',
  ]);
});

it('visitors are not told', () => {
  expect(JSON.stringify(visitorProduct(begun))).not.toContain('isPriceMissing');
});

it('a gift card that is worth nothing is not published', () => {
  const card = changeProductType(typed('0'), productTypes.giftCard, idOf(0));
  expect(findMissingPrices(card)).toEqual({
    'structuredContent.variants.0.price': 'Enter what the gift card is worth, more than 0.',
  });
  expect(findMissingPrices(changeProductType(typed('25'), productTypes.giftCard, idOf(0)))).toEqual({});
});
