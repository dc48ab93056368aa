import { emptyAddress, type Address } from '../addresses/index.ts';
import type { OrderContent, OrderLine } from './orders-schemas.ts';

/** Country and region stay, because tax returns need them. */
const eraseAddress = ({ country, region }: Address): Address => ({ ...emptyAddress, country, region });

/** What an order was and cost, without the person who placed it. */
export const eraseOrderContent = (content: Omit<OrderContent, 'lines'>): Omit<OrderContent, 'lines'> => ({
  ...content,
  email: '',
  shippingAddress: content.shippingAddress && eraseAddress(content.shippingAddress),
  billingAddress: eraseAddress(content.billingAddress),
  vatNumber: '',
  note: '',
  answers: [],
  acceptsMarketing: false,
});

export const eraseOrderLine = ({ giftCard: _giftCard, ...line }: OrderLine): OrderLine => ({
  ...line,
  answers: [],
});

/** The words that an erased order is found by. */
export const erasedSearchText = (
  number: string,
  lines: readonly Pick<OrderLine, 'sku' | 'title'>[],
): string => [number, ...lines.flatMap(({ sku, title }) => [sku, title])].join('\n').toLowerCase();
