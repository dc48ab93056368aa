import { describe, expect, it } from 'vitest';
import { renderBlock } from '../render-block.ts';
import { requirementKey, type BlockItem } from '../block-requirements.ts';
import type { BlockContextInput, ProductParts } from '../block-context.ts';
import { makeAsset, makeBlock, makeContext, makeItem } from '../testing/block-fixture.ts';
import { productRequirement } from './product.ts';

const parts: ProductParts = {
  price: '<div class="product-price">$9.00</div>',
  status: '',
  options: '<div class="product-variants"></div>',
  quantity: '<div class="product-quantity-input"></div>',
  button: '<div class="sqs-add-to-cart-button-wrapper"></div>',
  scarcity: '<div class="product-scarcity">Only 2 left</div>',
};

const value = { productId: 'lamp', collectionId: 'shop' };

const contextWith = (items: readonly BlockItem[], rest: Partial<BlockContextInput> = {}) => {
  const requirement = productRequirement(value);
  const key = requirement ? requirementKey(requirement) : '';
  return makeContext({
    loaded: { items: new Map([[key, items]]), counts: new Map() },
    renderProduct: (id) => (id === 'lamp' ? parts : undefined),
    ...rest,
  });
};

const lamp = makeItem('lamp', {
  title: 'Lamp & shade',
  excerpt: '<p>Warm light</p>',
  mainImage: makeAsset('a'),
});

describe('[EDT-16 (rule)] the product block', () => {
  it('shows picture, title, price, excerpt, options, quantity and button of its product', () => {
    const html = renderBlock(makeBlock('product', value), contextWith([lamp]));
    expect(html).toContain('data-block-type="43"');
    expect(html).toContain('<a href="/journal/lamp">Lamp &amp; shade</a>');
    for (const part of Object.values(parts)) expect(html).toContain(part);
    expect(html).toContain('Warm light');
    expect(html).toContain('/-/media/a/1/a.jpg');
  });

  it('leaves out what its settings turn off; options and quantity need the button', () => {
    const hidden = { showImage: false, showPrice: false, showExcerpt: false, showButton: false };
    const html = renderBlock(makeBlock('product', { ...value, ...hidden }), contextWith([lamp]));
    expect(html).not.toMatch(/<img|product-price|Warm light|product-variants|quantity-input|add-to-cart/);
    expect(html).toContain('Lamp &amp; shade');
    const noOptions = makeBlock('product', { ...value, showOptions: false, showQuantity: false });
    const plain = renderBlock(noOptions, contextWith([lamp]));
    expect(plain).toContain('add-to-cart');
    expect(plain).not.toMatch(/product-variants|quantity-input/);
  });

  it('is nothing for visitors without its product; the owner is asked to choose one', () => {
    expect(renderBlock(makeBlock('product', {}), contextWith([]))).toBe('');
    expect(renderBlock(makeBlock('product', value), contextWith([]))).toBe('');
    const edit = contextWith([], { mode: 'edit' });
    expect(renderBlock(makeBlock('product', {}), edit)).toContain('Choose a product');
    expect(renderBlock(makeBlock('product', value), edit)).toContain('was deleted or is not published');
  });

  it('asks for exactly its product, together with the page whose changes it depends on', () => {
    expect(productRequirement(value)).toEqual({
      kind: 'items',
      collectionId: 'shop',
      itemIds: ['lamp'],
      limit: 1,
      order: 'collection',
    });
  });
});
