import { expect, it } from 'vitest';
import { lowVariantsText, stockText } from './product-texts.ts';
import type { ProductRow } from './use-products.ts';

const row = (stock: Partial<ProductRow['stock']>, variantCount: number): ProductRow => ({
  id: '5f1b2c3d4e5f6a7b8c9d0e1f',
  title: 'Print',
  collectionId: '5f1b2c3d4e5f6a7b8c9d0e10',
  path: '/shop/print',
  status: 'published',
  revision: 1,
  isPublished: true,
  productType: 1,
  price: null,
  regularPrice: null,
  isOnSale: false,
  stock: { quantity: 0, isUnlimited: false, isLow: false, lowCount: 0, ...stock },
  variantCount,
  categories: [],
  tags: [],
  displayIndex: 0,
  createdOn: '2026-11-16T12:00:00Z',
  updatedOn: '2026-11-16T12:00:00Z',
});
const texts = (of: ProductRow) => [stockText(of), lowVariantsText(of)];

it('an unlimited variant does not hide that others run out', () => {
  expect(texts(row({ isUnlimited: true, lowCount: 2 }, 5))).toEqual(['Unlimited', '2 of 5 variants low']);
  expect(texts(row({ isUnlimited: true }, 5))).toEqual(['Unlimited', undefined]);
});

it('stock says how many are left, and what is low', () => {
  expect(texts(row({ quantity: 3, isLow: true, lowCount: 1 }, 1))).toEqual(['3 in stock, low', undefined]);
  expect(texts(row({ quantity: 43, isLow: true, lowCount: 1 }, 2))).toEqual([
    '43 in stock',
    '1 of 2 variants low',
  ]);
  expect(texts(row({ lowCount: 2 }, 2))).toEqual(['0 in stock', undefined]);
});
