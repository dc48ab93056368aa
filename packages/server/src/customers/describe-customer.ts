import type { CallAnswer } from '@sitewright/api/call';
import type { customersCalls } from '@sitewright/api/customers';
import type { Address } from '@sitewright/domain/addresses';
import { customerLimits } from '@sitewright/domain/customers';
import { formatOrderNumber } from '@sitewright/domain/orders';
import type { ContributorContext } from '../http/index.ts';
import { listAddressesOf, listOrdersOf } from './customer-changes-store.ts';
import { describePurchases } from './describe-purchases.ts';
import { findCustomer, type ListedCustomer } from './customers-list-store.ts';

type Summary = CallAnswer<typeof customersCalls.list>['customers'][number];
type Detail = CallAnswer<typeof customersCalls.read>;

const isoOrNull = (moment: Date | string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

export const describeCustomer = (row: ListedCustomer): Summary => ({
  id: row.customerId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  acceptsMarketing: row.acceptsMarketing,
  createdOn: new Date(row.createdAt).toISOString(),
  erasedOn: isoOrNull(row.erasedAt),
  orderCount: row.orderCount,
  spent: row.spent,
  lastOrderOn: isoOrNull(row.lastOrderAt),
});

const isFilled = ({ line1, city }: Address): boolean => line1 !== '' || city !== '';

/** Each address once, the last used first. */
const distinct = (addresses: readonly Address[]): Address[] => [
  ...new Map(
    addresses.filter(isFilled).map((address) => [JSON.stringify(Object.entries(address).sort()), address]),
  ).values(),
];

/** A customer with purchases and addresses; undefined for one of another site. */
export const readCustomer = async (
  { database, site, now }: Pick<ContributorContext, 'database' | 'site' | 'now'>,
  id: string,
): Promise<Detail | undefined> => {
  const row = await findCustomer(database, site.id, id);
  if (!row) return undefined;
  const key = { websiteId: site.id, customerId: id };
  const orders = await listOrdersOf(database, key, customerLimits.ORDERS);
  const used = orders.flatMap(({ content }) =>
    content.shippingAddress ? [content.shippingAddress, content.billingAddress] : [content.billingAddress],
  );
  return {
    ...describeCustomer(row),
    note: row.note,
    orders: orders.map((order) => ({
      id: order.orderId,
      number: formatOrderNumber(order.number, order.isTest),
      placedOn: order.placedAt.toISOString(),
      currency: order.currency,
      totalCents: order.totalCents,
      paymentState: order.paymentState,
      fulfilmentState: order.fulfilmentState,
    })),
    ...(await describePurchases(database, key, now)),
    vatNumber: orders.find(({ content }) => content.vatNumber)?.content.vatNumber ?? '',
    addresses: distinct([...(await listAddressesOf(database, key)), ...used]).slice(
      0,
      customerLimits.ADDRESSES,
    ),
  };
};
