import { ordersCalls } from '@sitewright/api/orders';
import { nameOf } from '@sitewright/domain/addresses';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { Button, EmptyState, PrintedPages, Screen, Skeleton } from '../../controls/index.ts';
import { countryName } from '../../countries/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { variantText } from '../detail/variant-text.ts';
import { useSession } from '../../session/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { slipLines } from './slip-lines.ts';
import './slips.css';

const route = getRouteApi('/_signed-in/store/orders/slips');

interface OrderProps {
  readonly order: OrderDetail;
}

const addressLines = ({ shippingAddress, billingAddress }: OrderDetail): string[] => {
  const to = shippingAddress ?? billingAddress;
  return [
    nameOf(to),
    to.company,
    to.line1,
    to.line2,
    [to.postalCode, to.city].filter((part) => part !== '').join(' '),
    to.region,
    to.country === '' ? '' : countryName(to.country),
  ].filter((line, index, all) => line !== '' && all.indexOf(line) === index);
};

/** No prices: the parcel may be a present. */
const Slip = ({ order }: OrderProps) => (
  <article className="printed-page slip" aria-label={`Packing slip of order #${order.number}`}>
    <header className="slip-head">
      <strong>{useSession().website.title}</strong>
      <span>
        <Link to="/store/orders/order" search={{ id: order.id }}>{`Order #${order.number}`}</Link>
        <br />
        <SiteTime on={order.placedOn} />
      </span>
    </header>
    <div className="slip-places">
      <div>
        <h2>{order.isPickup ? 'Pickup by' : 'Ship to'}</h2>
        <address>
          {addressLines(order).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div>
        <h2>Delivery</h2>
        <span>{order.delivery || 'Nothing to send'}</span>
      </div>
    </div>
    <table className="slip-items">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">SKU</th>
          <th scope="col">Quantity</th>
        </tr>
      </thead>
      <tbody>
        {slipLines(order.lines).map((line) => (
          <tr key={line.id}>
            <td>
              {line.title}
              {variantText(line) === '' ? null : <span className="slip-detail">{variantText(line)}</span>}
              {line.answers.map(({ title, value }) => (
                <span key={title} className="slip-detail">{`${title}: ${value}`}</span>
              ))}
            </td>
            <td>{line.sku}</td>
            <td>{line.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {order.answers.length === 0 ? null : (
      <dl className="slip-answers">
        {order.answers.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {order.note === '' ? null : <p className="slip-note">{order.note}</p>}
  </article>
);

const Slips = ({ orders }: { readonly orders: readonly OrderDetail[] }) =>
  orders.length === 0 ? (
    <EmptyState icon={Printer} title="No orders to print">
      Select orders in the list, then choose Print slips.
    </EmptyState>
  ) : (
    <>
      {orders.map((order) => (
        <Slip key={order.id} order={order} />
      ))}
    </>
  );

const Crumb = () => (
  <Link to="/store/orders" className="screen-crumb">
    Orders /
  </Link>
);

/** Packing slips, one a page; the rest of the app is not printed. */
export const SlipsScreen = () => {
  const { ids = '' } = route.useSearch();
  const { fetched, refetch } = useFetched(ordersCalls.listSlips, { query: { ids } });
  return (
    <Screen
      title="Packing slips"
      lead={<Crumb />}
      actions={
        <Button kind="primary" icon={Printer} onPress={() => window.print()}>
          Print
        </Button>
      }
    >
      <PrintedPages>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
          {({ orders }) => <Slips orders={orders} />}
        </Fetched>
      </PrintedPages>
    </Screen>
  );
};
