import type { Address } from '@sitewright/domain/addresses';
import { nameOf } from '@sitewright/domain/addresses';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card, CardBody, Section } from '../../controls/index.ts';
import { countryName, regionName } from '../../countries/index.ts';
import { OrderInvoices } from '../../invoices/index.ts';
import { useSession } from '../../session/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { customerOrdersText, refundStateNames, type OrderDetail } from '../texts/order-texts.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { OrderTags } from './order-tags.tsx';

interface OrderProps {
  readonly order: OrderDetail;
}

const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title}>
    <Card>
      <CardBody>{children}</CardBody>
    </Card>
  </Section>
);

type Place = Pick<Address, 'line1' | 'city' | 'country'> &
  Partial<Pick<Address, 'company' | 'line2' | 'region' | 'postalCode' | 'phone'>>;

const linesOf = ({
  company = '',
  line1,
  line2 = '',
  postalCode = '',
  city,
  region = '',
  country,
  phone = '',
}: Place): string[] =>
  [
    company,
    line1,
    line2,
    [postalCode, city].filter((part) => part !== '').join(' '),
    region === '' ? '' : regionName(country, region),
    country === '' ? '' : countryName(country),
    phone,
  ].filter((line) => line !== '');

const AddressText = ({ name, place }: { readonly name: string; readonly place: Place }) => (
  <address className="order-address">
    {[name, ...linesOf(place)]
      // A company without a person is the name already.
      .filter((line, index, lines) => line !== '' && (index !== 1 || line !== lines[0]))
      .map((line, index) => (
        // Lines of an address may be the same.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{line}</span>
      ))}
  </address>
);

const CustomerName = ({ order }: OrderProps) => {
  const name = order.customerName || 'Customer';
  return useSession().permissions.includes('customers') ? (
    <Link to="/store/customers/customer" search={{ id: order.customerId }}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
};

const Customer = ({ order }: OrderProps) => (
  <Panel title="Customer">
    <span className="order-stack">
      <CustomerName order={order} />
      <span className="orders-detail">
        {order.customerOrders <= 1 ? 'First order' : customerOrdersText(order.customerOrders)}
      </span>
      {order.email === '' ? null : <a href={`mailto:${order.email}`}>{order.email}</a>}
      {order.acceptsMarketing ? (
        <span className="orders-detail">
          {order.isMarketingUnconfirmed
            ? 'Signed up for marketing emails, not confirmed yet'
            : 'Accepts marketing emails'}
        </span>
      ) : null}
    </span>
  </Panel>
);

const isSameAddress = (left: Address, right: Address): boolean =>
  JSON.stringify(Object.entries(left).sort()) === JSON.stringify(Object.entries(right).sort());

const Delivery = ({ order }: OrderProps) => {
  const { shippingAddress: to, pickup, delivery, isPickup } = order;
  if (isPickup)
    return (
      <Panel title="Pickup">
        {pickup ? <AddressText name={delivery} place={pickup} /> : <span>{delivery}</span>}
      </Panel>
    );
  return to ? (
    <Panel title="Shipping address">
      <AddressText name={nameOf(to)} place={to} />
    </Panel>
  ) : null;
};

const Billing = ({ order: { shippingAddress: to, billingAddress: bill, vatNumber } }: OrderProps) => (
  <Panel title="Billing address">
    {to && isSameAddress(to, bill) ? (
      <span className="quiet">Same as shipping address</span>
    ) : (
      <AddressText name={nameOf(bill)} place={bill} />
    )}
    {vatNumber === '' ? null : <p className="orders-detail">{`VAT number: ${vatNumber}`}</p>}
  </Panel>
);

const gatewayNames: Readonly<Record<string, string>> = {
  none: 'Nothing to pay',
  test: 'Test payment',
  manual: 'Manual payment',
  stripe: 'Stripe',
};

const paymentStateNames: Readonly<Record<string, string>> = {
  created: 'started',
  requires_action: 'waits for the customer',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
};

const Payments = ({ order }: OrderProps) => {
  const money = useOrderMoney();
  const { payments, refunds, expiresOn, currency } = order;
  if (payments.length + refunds.length === 0 && expiresOn === null) return null;
  return (
    <Panel title="Payment">
      <ul className="order-payments">
        {payments.map(({ id, gateway, state, amountCents, reference, createdOn }) => (
          <li key={id}>
            <span>{`${money(amountCents, currency)} · ${gatewayNames[gateway] ?? gateway}, ${paymentStateNames[state] ?? state}`}</span>
            <span className="orders-detail">
              <SiteTime on={createdOn} />
            </span>
            {reference === null ? null : <span className="orders-detail">{reference}</span>}
          </li>
        ))}
        {refunds.map(({ id, amountCents, giftCardCents, state, createdOn }) => (
          <li key={id}>
            <span>{`−${money(amountCents, currency)} · ${refundStateNames[state]}`}</span>
            {giftCardCents > 0 ? (
              <span className="orders-detail">{`part of it to gift cards: ${money(giftCardCents, currency)}`}</span>
            ) : null}
            <span className="orders-detail">
              <SiteTime on={createdOn} />
            </span>
          </li>
        ))}
      </ul>
      {expiresOn === null ? null : (
        <span className="orders-detail">
          Cancelled unless paid by <SiteTime on={expiresOn} />
        </span>
      )}
    </Panel>
  );
};

const Extras = ({ order: { note, answers } }: OrderProps) =>
  note === '' && answers.length === 0 ? null : (
    <Panel title="From the customer">
      {note === '' ? null : <p className="order-customer-note">{note}</p>}
      {answers.length === 0 ? null : (
        <dl className="order-answers">
          {answers.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );

/** The shop has to show that the customer consented, and to what. */
const Waiver = ({ order: { withdrawalWaiver: waiver } }: OrderProps) =>
  waiver === null ? null : (
    <Panel title="Right of withdrawal">
      <span className="order-stack">
        <span>Waived for downloads</span>
        <span className="orders-detail">
          <SiteTime on={waiver.on} />
        </span>
        <q className="orders-detail">{waiver.text}</q>
      </span>
    </Panel>
  );

/** The subscriptions that the order began, or the one that it renews. */
const Subscriptions = ({ order: { subscriptions } }: OrderProps) =>
  subscriptions.length === 0 ? null : (
    <Panel title="Subscription">
      {subscriptions.map(({ id, periodIndex }) => (
        <p key={id}>
          <Link to="/store/subscriptions/subscription" search={{ id }}>
            {periodIndex === 0 ? 'Began a subscription' : `Renewal ${periodIndex} of a subscription`}
          </Link>
        </p>
      ))}
    </Panel>
  );

/** Who ordered, where it goes, and how it was paid. */
export const OrderSide = ({ order }: OrderProps) => (
  <>
    <Extras order={order} />
    <Customer order={order} />
    <Delivery order={order} />
    <Billing order={order} />
    <Payments order={order} />
    <Subscriptions order={order} />
    <Waiver order={order} />
    <OrderInvoices orderId={order.id} />
    <Panel title="Tags">
      <OrderTags order={order} />
    </Panel>
  </>
);
