import { expect, it } from 'vitest';
import { describeProductPath } from './describe-product.ts';

const content = {
  structuredContent: {
    productType: 1,
    variants: [
      { id: 'a', attributes: { Size: 'M', Colour: 'Blue' }, price: 1000 },
      { id: 'b', attributes: {}, price: 1000 },
    ],
  },
};

it('names the variant and the field that two contributors changed', () => {
  const describe = (...path: string[]) => describeProductPath(content, path);
  expect(describe('structuredContent', 'variants', 'a', 'price')).toBe('M · Blue › Price (in cents)');
  expect(describe('structuredContent', 'variants', 'b', 'sku')).toBe('Variant › Sku');
  expect(describe('structuredContent', 'vendor')).toBe('Vendor');
  expect(describe('title')).toBeUndefined();
});
