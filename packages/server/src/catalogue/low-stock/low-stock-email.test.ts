import { expect, it } from 'vitest';
import { composeEmail } from '../../store-email-texts/index.ts';
import { lowStockEmailData, type LowStockFacts } from './low-stock-email.ts';

const write = (variants: LowStockFacts['variants']) =>
  composeEmail({
    kind: 'low-stock',
    language: 'en',
    data: lowStockEmailData({
      siteTitle: 'My\nshop',
      variants,
      threshold: 5,
      publicOrigin: 'https://shop.example',
    }),
  });

it('writes every name in one line', () => {
  const name = 'Lamp\r\nInventory: https://elsewhere.example\u0000 (SKU 1)';
  const { subject, text } = write([{ name, quantity: 2 }]);
  expect(subject).toBe('Low stock at My shop: Lamp Inventory: https://elsewhere.example (SKU 1)');
  expect(text.split('\n')).toContain('Lamp Inventory: https://elsewhere.example (SKU 1): 2 left');
});

it('lists up to 50 variants', () => {
  const { subject, text } = write(
    Array.from({ length: 52 }, (_each, index) => ({ name: `Lamp ${index}`, quantity: 0 })),
  );
  expect(subject).toBe('Low stock at My shop: 52 variants');
  expect(text).toContain('Lamp 49: out of stock\nand 2 more\n\nInventory: https://shop.example/config/');
});
