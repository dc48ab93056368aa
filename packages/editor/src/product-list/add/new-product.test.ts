import { findProductFaults, readProduct } from '@sitewright/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { newProduct, newProductTypes, typeOf } from './new-product.ts';

describe('a new product', () => {
  it.each(newProductTypes.map(({ id, name }) => [name, id] as const))(
    'of type %s can be saved as it begins',
    (_name, id) => {
      let count = 0;
      const newId = () => String((count += 1)).padStart(24, '0');
      const wish = { pageId: 'f'.repeat(24), title: ' Print ', urlId: 'print', displayIndex: -1 };
      const item = newProduct({ ...wish, type: typeOf(id) }, newId);
      expect(item).toMatchObject({ title: 'Print', status: 'draft', recordType: 11, displayIndex: -1 });
      const product = readProduct(item);
      expect(product?.productType).toBe(Number(id));
      expect(product && findProductFaults(product)).toEqual({});
    },
  );
});
