import { expect, it } from 'vitest';
import { lowStockEmail } from './low-stock-email.ts';

it('writes every name in one line', () => {
  const name = 'Lamp\r\nInventory: https://elsewhere.example\u0000 (SKU 1)';
  const { subject, text } = lowStockEmail({
    siteTitle: 'My\nshop',
    variants: [{ name, quantity: 2 }],
    threshold: 5,
    publicOrigin: 'https://shop.example',
  });
  expect(subject).toBe('Low stock at My shop: Lamp Inventory: https://elsewhere.example (SKU 1)');
  expect(text.split('\n')).toContain('Lamp Inventory: https://elsewhere.example (SKU 1): 2 left');
});
