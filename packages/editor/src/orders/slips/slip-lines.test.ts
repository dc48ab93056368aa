import { productTypes } from '@sitewright/domain/catalogue';
import { expect, it } from 'vitest';
import type { OrderDetail } from '../texts/order-texts.ts';
import { slipLines } from './slip-lines.ts';

const line = (title: string, quantities: Partial<OrderDetail['lines'][number]>) =>
  ({
    title,
    productType: productTypes.physical,
    quantity: 1,
    refundedQuantity: 0,
    fulfilledQuantity: 0,
    unfulfilledQuantity: 0,
    ...quantities,
  }) as OrderDetail['lines'][number];

const read = (...lines: OrderDetail['lines'][number][]) =>
  slipLines(lines).map(({ title, quantity }) => `${quantity} ${title}`);

it('a slip lists what is still to be packed, no downloads and nothing refunded', () => {
  expect(
    read(
      line('Print', { quantity: 3, fulfilledQuantity: 1, unfulfilledQuantity: 2 }),
      line('Frame', { refundedQuantity: 1 }),
      line('Pattern', { productType: productTypes.digital }),
    ),
  ).toEqual(['2 Print']);
});

it('a slip of a sent order lists what was kept', () => {
  expect(
    read(
      line('Print', { quantity: 3, fulfilledQuantity: 3, refundedQuantity: 1 }),
      line('Pattern', { productType: productTypes.digital }),
    ),
  ).toEqual(['2 Print']);
});
