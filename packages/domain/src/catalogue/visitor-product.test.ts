import { expect, it } from 'vitest';
import type { Product } from './catalogue-schemas.ts';
import { withNewVariants } from './skus.ts';
import { visitorProduct } from './visitor-product.ts';

const product: Product = {
  productType: 1,
  variantOptionOrdering: ['Size'],
  fileId: 'f'.repeat(24),
  vendor: 'Atelier',
  taxClass: 'books',
  quantityRules: { min: 2 },
  scarcity: { isEnabled: true, text: 'Hurry' },
  relatedProductIds: ['a'.repeat(24)],
  swatches: { Size: { A3: { color: '#ff0000' } } },
  importedColumns: { Supplier: 'secret supplier' },
  variants: [
    {
      id: '1'.repeat(24),
      sku: 'P-1',
      attributes: { Size: 'A3' },
      price: 100,
      barcode: '4006381333931',
      cost: 31,
      allowBackorder: true,
      importedColumns: { Bin: 'secret bin' },
    },
  ],
};

it('what only the owner knows of a product is not in what visitors get', () => {
  const shown = visitorProduct(product);
  expect(JSON.stringify(shown)).not.toMatch(
    /secret|"cost"|fileId|importedColumns|taxClass|relatedProductIds/,
  );
  expect(shown).toMatchObject({
    vendor: 'Atelier',
    quantityRules: { min: 2 },
    variants: [{ sku: 'P-1', price: 100, barcode: '4006381333931', allowBackorder: true }],
  });
});

it('a copy of a product has all of its fields, under variant ids and SKUs of its own', () => {
  const copy = withNewVariants(product, () => '2'.repeat(24));
  const [variant] = copy.variants ?? [];
  expect({ ...copy, variants: [] }).toEqual({ ...product, variants: [] });
  expect(variant).toEqual({ ...product.variants?.[0], id: '2'.repeat(24), sku: variant?.sku });
  expect(variant?.sku).toMatch(/^SQ\d{7}$/);
});
