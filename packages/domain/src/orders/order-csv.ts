import { nameOf, type Address } from '../addresses/index.ts';
import { isCurrencyCode, money, moneyText } from '../money/index.ts';
import { giftCardCentsOf } from './gift-card-amounts.ts';
import type { OrderContent, OrderLine } from './orders-schemas.ts';

/** An order as a line of the file is made of it. */
export interface ExportedOrder {
  readonly number: string;
  readonly isTest: boolean;
  readonly placedOn: string;
  readonly paymentState: string;
  readonly fulfilmentState: string;
  readonly refundedCents: number;
  readonly tags: readonly string[];
  readonly content: Omit<OrderContent, 'lines'>;
  readonly lines: readonly {
    readonly line: OrderLine;
    readonly fulfilledQuantity: number;
    readonly refundedQuantity: number;
  }[];
}

type Line = ExportedOrder['lines'][number];

/** Exact decimal text with a point, in every language. */
const amountText = (cents: number, currency: string): string =>
  isCurrencyCode(currency) ? moneyText(money(BigInt(cents), currency)).value : String(cents);

const addressColumns = (title: string, read: (order: ExportedOrder) => Address | null) => {
  const column = (name: string, value: (address: Address) => string): OrderColumn => ({
    title: `${title} ${name}`,
    of: (order) => {
      const address = read(order);
      return address ? value(address) : '';
    },
  });
  return [
    column('name', nameOf),
    column('company', ({ company }) => company),
    column('address 1', ({ line1 }) => line1),
    column('address 2', ({ line2 }) => line2),
    column('city', ({ city }) => city),
    column('postcode', ({ postalCode }) => postalCode),
    column('region', ({ region }) => region),
    column('country', ({ country }) => country),
    column('phone', ({ phone }) => phone),
  ];
};

interface OrderColumn {
  readonly title: string;
  readonly of: (order: ExportedOrder) => string;
}

const moneyColumn = (title: string, cents: (order: ExportedOrder) => number): OrderColumn => ({
  title,
  of: (order) => amountText(cents(order), order.content.currency),
});

/** In the row of the first line alone, so that a column can be summed. */
const firstRowColumns: readonly OrderColumn[] = [
  { title: 'Placed on', of: ({ placedOn }) => placedOn },
  { title: 'Payment', of: ({ paymentState }) => paymentState },
  { title: 'Fulfilment', of: ({ fulfilmentState }) => fulfilmentState },
  { title: 'Test', of: ({ isTest }) => (isTest ? 'yes' : 'no') },
  { title: 'Currency', of: ({ content }) => content.currency },
  moneyColumn('Subtotal', ({ content }) => content.subtotalCents),
  moneyColumn('Discount', ({ content }) => content.discountCents),
  {
    title: 'Discount codes',
    of: ({ content }) => content.discounts.flatMap(({ code }) => code ?? []).join(', '),
  },
  moneyColumn('Shipping', ({ content }) => content.shippingCents),
  moneyColumn('Tax', ({ content }) => content.taxCents),
  moneyColumn('Total', ({ content }) => content.totalCents),
  moneyColumn('Paid by gift card', ({ content }) => giftCardCentsOf(content)),
  moneyColumn('Refunded', ({ refundedCents }) => refundedCents),
  { title: 'Delivery', of: ({ content }) => content.shipping?.name ?? '' },
  ...addressColumns('Shipping', ({ content }) => content.shippingAddress),
  ...addressColumns('Billing', ({ content }) => content.billingAddress),
  { title: 'VAT number', of: ({ content }) => content.vatNumber ?? '' },
  { title: 'Customer note', of: ({ content }) => content.note },
  {
    title: 'Checkout answers',
    of: ({ content }) => content.answers.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  },
  { title: 'Tags', of: ({ tags }) => tags.join(', ') },
];

interface LineColumn {
  readonly title: string;
  readonly of: (line: Line, currency: string) => string;
}

const lineColumns: readonly LineColumn[] = [
  { title: 'Item', of: ({ line }) => line.title },
  {
    title: 'Variant',
    of: ({ line }) => line.optionValues.map(({ optionName, value }) => `${optionName}: ${value}`).join(', '),
  },
  { title: 'SKU', of: ({ line }) => line.sku },
  { title: 'Quantity', of: ({ line }) => String(line.quantity) },
  { title: 'Fulfilled quantity', of: ({ fulfilledQuantity }) => String(fulfilledQuantity) },
  { title: 'Refunded quantity', of: ({ refundedQuantity }) => String(refundedQuantity) },
  { title: 'Unit price', of: ({ line }, currency) => amountText(line.unitCents, currency) },
  { title: 'Item subtotal', of: ({ line }, currency) => amountText(line.subtotalCents, currency) },
  { title: 'Item discount', of: ({ line }, currency) => amountText(line.discountCents, currency) },
  { title: 'Item tax', of: ({ line }, currency) => amountText(line.taxCents, currency) },
  {
    title: 'Answers',
    of: ({ line }) => line.answers.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  },
];

export const orderCsvHead: readonly string[] = [
  'Order',
  'Email',
  ...firstRowColumns.map(({ title }) => title),
  ...lineColumns.map(({ title }) => title),
];

/** One row for each line; number and email address are in all of them. */
export const orderCsvRows = (order: ExportedOrder): string[][] => {
  const { number, content, lines } = order;
  return lines.map((line, index) => [
    number,
    content.email,
    ...firstRowColumns.map(({ of }) => (index === 0 ? of(order) : '')),
    ...lineColumns.map(({ of }) => of(line, content.currency)),
  ]);
};
