import { describe, expect, it } from 'vitest';
import { neutralizeFormula } from '../csv/index.ts';
import {
  allowedActions,
  allUnfulfilled,
  carrierName,
  carriers,
  findActionObstacle,
  findTrackingFaults,
  fulfilmentOf,
  isPossibleShipment,
  isToFulfil,
  noTracking,
  orderCsvHead,
  orderCsvRows,
  readOrderSearch,
  readTracking,
  tidyTags,
  withShipped,
  type LineQuantities,
  type OrderSituation,
} from './index.ts';
import { sampleAddress, sampleOrder, sampleOrderLine } from './testing/index.ts';

const line = (fields: Partial<LineQuantities> = {}): LineQuantities => ({
  id: 'line',
  productType: 1,
  quantity: 2,
  fulfilledQuantity: 0,
  refundedQuantity: 0,
  ...fields,
});

const order = (fields: Partial<OrderSituation> = {}): OrderSituation => ({
  isTest: false,
  isPickup: false,
  isReady: false,
  fulfilmentState: 'pending',
  paymentState: 'paid',
  totalCents: 5600,
  refundedCents: 0,
  balanceCents: 0,
  lines: [line()],
  ...fields,
});

describe('what an order allows', () => {
  it('a paid order is fulfilled, cancelled or refunded', () => {
    expect(allowedActions(order())).toEqual(['edit', 'fulfil', 'cancel', 'refund']);
  });

  it('an order that waits for its payment is marked as paid, fulfilled or cancelled', () => {
    expect(allowedActions(order({ paymentState: 'awaiting' }))).toEqual([
      'edit',
      'fulfil',
      'cancel',
      'mark-paid',
    ]);
  });

  it('a fulfilled order is marked as pending again, and cannot be cancelled before', () => {
    const sent = order({ fulfilmentState: 'fulfilled', lines: [line({ fulfilledQuantity: 2 })] });
    expect(allowedActions(sent)).toEqual(['unfulfil', 'refund']);
    expect(findActionObstacle('cancel', sent)).toBe('order-not-pending');
    expect(findActionObstacle('fulfil', sent)).toBe('order-nothing-to-fulfil');
  });

  it('an order that was sent in part is fulfilled further, but not cancelled', () => {
    const sent = order({ fulfilmentState: 'part-fulfilled', lines: [line({ fulfilledQuantity: 1 })] });
    expect(allowedActions(sent)).toEqual(['edit', 'fulfil', 'unfulfil', 'refund']);
  });

  it('a cancelled order allows nothing but the rest of its refund', () => {
    const cancelled = order({ fulfilmentState: 'cancelled', paymentState: 'refunded', refundedCents: 5600 });
    expect(allowedActions(cancelled)).toEqual([]);
    expect(findActionObstacle('fulfil', cancelled)).toBe('order-cancelled');
    expect(allowedActions({ ...cancelled, paymentState: 'part-refunded', refundedCents: 100 })).toEqual([
      'refund',
    ]);
  });

  it('an order whose payment failed is not sent', () => {
    expect(findActionObstacle('fulfil', order({ paymentState: 'failed' }))).toBe('order-payment-failed');
  });

  it('test orders are deleted, others never', () => {
    expect(allowedActions(order({ isTest: true }))).toContain('delete');
    expect(findActionObstacle('delete', order())).toBe('order-not-test');
  });

  it('downloads need nothing of the owner', () => {
    const download = order({
      fulfilmentState: 'fulfilled',
      lines: [line({ productType: 2, fulfilledQuantity: 2 })],
    });
    expect(allowedActions(download)).toEqual(['refund']);
  });

  it('orders wait for the owner once they are paid', () => {
    expect(isToFulfil(order())).toBe(true);
    expect(isToFulfil(order({ fulfilmentState: 'part-fulfilled', paymentState: 'part-refunded' }))).toBe(
      true,
    );
    expect(isToFulfil(order({ paymentState: 'awaiting' }))).toBe(false);
    expect(isToFulfil(order({ fulfilmentState: 'fulfilled' }))).toBe(false);
  });
});

describe('fulfilment', () => {
  it('follows from the quantities of the lines', () => {
    const lines = [line({ id: 'a' }), line({ id: 'b', quantity: 1 }), line({ id: 'c', productType: 2 })];
    expect(fulfilmentOf(lines, 'pending')).toBe('pending');
    const some = withShipped(lines, [{ lineId: 'a', quantity: 1 }]);
    expect(fulfilmentOf(some, 'pending')).toBe('part-fulfilled');
    expect(allUnfulfilled(some)).toEqual([
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ]);
    expect(fulfilmentOf(withShipped(some, allUnfulfilled(some)), 'part-fulfilled')).toBe('fulfilled');
    expect(fulfilmentOf(lines, 'cancelled')).toBe('cancelled');
  });

  it('pieces that were refunded before they were sent are not sent', () => {
    expect(allUnfulfilled([line({ refundedQuantity: 1 })])).toEqual([{ lineId: 'line', quantity: 1 }]);
    expect(fulfilmentOf([line({ fulfilledQuantity: 1, refundedQuantity: 1 })], 'part-fulfilled')).toBe(
      'fulfilled',
    );
    expect(allUnfulfilled([line({ fulfilledQuantity: 2, refundedQuantity: 2 })])).toEqual([]);
  });

  it.each([
    ['nothing', []],
    ['more than there is', [{ lineId: 'line', quantity: 3 }]],
    ['none of a line', [{ lineId: 'line', quantity: 0 }]],
    ['less than none', [{ lineId: 'line', quantity: -1 }]],
    ['half a piece', [{ lineId: 'line', quantity: 0.5 }]],
    ['a line of another order', [{ lineId: 'other', quantity: 1 }]],
    [
      'a line twice',
      [
        { lineId: 'line', quantity: 1 },
        { lineId: 'line', quantity: 1 },
      ],
    ],
  ])('a shipment of %s is impossible', (_, shipped) => {
    expect(isPossibleShipment([line()], shipped)).toBe(false);
  });

  it('a shipment of some or all pieces is possible', () => {
    expect(isPossibleShipment([line()], [{ lineId: 'line', quantity: 1 }])).toBe(true);
    expect(isPossibleShipment([line()], [{ lineId: 'line', quantity: 2 }])).toBe(true);
  });
});

describe('tracking', () => {
  it('links to the page of the carrier, whatever the number contains', () => {
    const read = (carrier: string, trackingNumber: string) =>
      readTracking({ ...noTracking, carrier, trackingNumber });
    expect(read('ups', '1Z 999 AA1 0123')).toEqual({
      carrier: 'ups',
      trackingNumber: '1Z999AA10123',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123',
    });
    expect(read('dpd', 'A/B').trackingUrl).toBe('https://tracking.dpd.de/status/en_US/parcel/A%2FB');
    expect(read('', 'X1')).toEqual({ carrier: '', trackingNumber: 'X1', trackingUrl: '' });
  });

  it('every carrier has a link with https', () => {
    for (const carrier of Object.keys(carriers))
      expect(readTracking({ ...noTracking, carrier, trackingNumber: '$&1' }).trackingUrl).toMatch(
        /^https:\/\/[a-z.-]+\/.*%24%261$/,
      );
    expect(carrierName('royal-mail')).toBe('Royal Mail');
    expect(carrierName('Bike courier')).toBe('Bike courier');
    expect(carrierName('constructor')).toBe('constructor');
  });

  it('another carrier has a name and a link of its own', () => {
    const other = {
      carrier: 'other',
      carrierName: ' Bike  courier ',
      trackingNumber: 'B-7',
      trackingUrl: 'https://bikes.example.com/B-7',
    };
    expect(findTrackingFaults(other)).toEqual({});
    expect(readTracking(other)).toEqual({
      carrier: 'Bike courier',
      trackingNumber: 'B-7',
      trackingUrl: 'https://bikes.example.com/B-7',
    });
  });

  it.each([
    'http://bikes.example.com/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:secret@bikes.example.com/',
    '//bikes.example.com/',
    'https://localhost/1',
    'bikes',
  ])('[F22 (rule)] the link %s is refused at its field', (trackingUrl) => {
    const faults = findTrackingFaults({ ...noTracking, carrier: 'other', carrierName: 'Bikes', trackingUrl });
    expect(faults).toEqual({ trackingUrl: 'Enter a link that begins with https://, or leave it empty.' });
  });

  it('mistakes are named at their fields', () => {
    expect(findTrackingFaults({ ...noTracking, carrier: 'pigeon' })).toEqual({
      carrier: 'Choose a carrier of the list.',
    });
    expect(findTrackingFaults({ ...noTracking, carrier: 'dhl' })).toEqual({
      trackingNumber: 'Enter the tracking number, or choose no carrier.',
    });
    expect(findTrackingFaults({ ...noTracking, carrier: 'dhl', trackingNumber: '<b>' })).toEqual({
      trackingNumber: 'Use letters, digits, hyphens, dots and slashes.',
    });
    expect(findTrackingFaults({ ...noTracking, carrier: 'other' })).toEqual({
      carrierName: 'Enter the name of the carrier.',
    });
    expect(findTrackingFaults(noTracking)).toEqual({});
  });
});

describe('the search for orders', () => {
  it('finds numbers in every spelling', () => {
    const number = { value: 42, isTest: null };
    for (const typed of ['42', '#42', '00042', ' # 00042 '])
      expect(readOrderSearch(typed)).toMatchObject({ number, email: null });
    expect(readOrderSearch('T00042').number).toEqual({ value: 42, isTest: true });
    expect(readOrderSearch('99999999999').number).toBeNull();
  });

  it('finds an email address by index, and everything else by the beginnings of its words', () => {
    expect(readOrderSearch(' Ines@Example.com ')).toEqual({
      number: null,
      email: 'ines@example.com',
      words: ['ines', 'example', 'com'],
    });
    expect(readOrderSearch('Léo RIDGE-A3')).toEqual({
      number: null,
      email: null,
      words: ['léo', 'ridge', 'a3'],
    });
    expect(readOrderSearch(`'; drop -- & | ! :*`).words).toEqual(['drop']);
    expect(readOrderSearch('  ').words).toEqual([]);
  });
});

describe('tags', () => {
  it('are trimmed, and told apart whatever their capitals', () => {
    expect(tidyTags([' Gift  wrap ', 'gift wrap', '', 'VIP'])).toEqual(['Gift wrap', 'VIP']);
    expect(tidyTags(['x'.repeat(50)])[0]).toHaveLength(40);
  });
});

describe('the CSV file of orders', () => {
  const lines = [
    sampleOrderLine({ quantity: 2 }),
    sampleOrderLine({ id: '2'.repeat(24), title: '=HYPERLINK("x")', sku: 'B' }),
  ];
  const exported = {
    number: '00042',
    isTest: false,
    placedOn: '2026-11-17T09:00:00.000Z',
    paymentState: 'paid',
    fulfilmentState: 'pending',
    refundedCents: 50,
    tags: ['VIP'],
    content: sampleOrder({ cartId: 'cart', lines, billingAddress: sampleAddress({ city: 'Braga' }) }),
    lines: lines.map((each) => ({ line: each, fulfilledQuantity: 1, refundedQuantity: 0 })),
  };
  const [first = [], second = []] = orderCsvRows(exported);
  const cell = (row: readonly string[], title: string) => row[orderCsvHead.indexOf(title)];

  it('has a row for each line, with the amounts of the order in the first', () => {
    expect(first).toHaveLength(orderCsvHead.length);
    expect(new Set(orderCsvHead).size).toBe(orderCsvHead.length);
    expect(
      ['Order', 'Total', 'Refunded', 'Billing city', 'Quantity'].map((title) => cell(first, title)),
    ).toEqual(['00042', '88.50', '0.50', 'Braga', '2']);
    expect(['Order', 'Email', 'Total', 'Item'].map((title) => cell(second, title))).toEqual([
      '00042',
      'ines@example.com',
      '',
      '=HYPERLINK("x")',
    ]);
  });

  it('[F32 (rule)] its cells can be neutralized, numbers stay numbers', () => {
    expect(neutralizeFormula(cell(second, 'Item') ?? '')).toBe('\'=HYPERLINK("x")');
    expect(neutralizeFormula(cell(first, 'Total') ?? '')).toBe('88.50');
  });

  it('amounts of currencies without decimals have none', () => {
    const [row = []] = orderCsvRows({ ...exported, content: { ...exported.content, currency: 'JPY' } });
    expect(cell(row, 'Total')).toBe('8850');
  });
});
