import { customersCalls } from '@sitewright/api/customers';
import { nameOf, type Address } from '@sitewright/domain/addresses';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Merge, Pencil, UserRoundX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Badge,
  Button,
  Card,
  CardBody,
  Fact,
  Notice,
  Records,
  Screen,
  Section,
  Skeleton,
  useConfirm,
  useToast,
} from '../../controls/index.ts';
import { countryName, regionName } from '../../countries/index.ts';
import { dataOf, Fetched, send, useFetched } from '../../data-fetching/index.ts';
import { OrderBadge, orderBadges } from '../../orders/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { useSession } from '../../session/index.ts';
import { RelativeSiteTime, SiteTime } from '../../time-zones/index.ts';
import { nameText, type CustomerDetail } from '../customer-types.ts';
import '../customers.css';
import { useRefreshCustomers } from '../list/use-customers.ts';
import { SpentText } from '../spent-text.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { CustomerNote } from './customer-note.tsx';
import { GiftCards, Subscriptions } from './customer-purchases.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const route = getRouteApi('/_signed-in/store/customers/customer');

interface CustomerProps {
  readonly customer: CustomerDetail;
}

const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title}>
    <Card>
      <CardBody>{children}</CardBody>
    </Card>
  </Section>
);

const OrderNumber = ({ order }: { readonly order: CustomerDetail['orders'][number] }) =>
  useSession().permissions.includes('orders') ? (
    <Link to="/store/orders/order" search={{ id: order.id }}>{`#${order.number}`}</Link>
  ) : (
    <span>{`#${order.number}`}</span>
  );

const Orders = ({ customer: { orders } }: CustomerProps) => {
  const money = useOrderMoney();
  return (
    <Section title="Orders">
      <Card>
        {orders.length === 0 ? (
          <CardBody>
            <span className="quiet">No orders.</span>
          </CardBody>
        ) : (
          <ul className="customers-orders">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderNumber order={order} />
                <span className="records-detail">
                  <RelativeSiteTime on={order.placedOn} />
                </span>
                <span className="customers-order-badges">
                  <OrderBadge badge={orderBadges(order).payment} />
                  <OrderBadge badge={orderBadges(order).fulfilment} />
                </span>
                <span className="records-amount">{money(order.totalCents, order.currency)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
};

const linesOf = (address: Address): string[] =>
  [
    ...new Set([nameOf(address), address.company]),
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter((part) => part !== '').join(' '),
    address.region === '' ? '' : regionName(address.country, address.region),
    address.country === '' ? '' : countryName(address.country),
    address.phone,
  ].filter((line) => line !== '');

const Addresses = ({ customer: { addresses, vatNumber } }: CustomerProps) => (
  <Panel title="Addresses">
    {addresses.length === 0 ? <span className="quiet">None.</span> : null}
    {addresses.map((address) => (
      <address key={JSON.stringify(address)} className="customers-address">
        {linesOf(address).map((line, index) => (
          // Lines of an address may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{line}</span>
        ))}
      </address>
    ))}
    {vatNumber === '' ? null : <span className="records-detail">{`VAT number: ${vatNumber}`}</span>}
  </Panel>
);

const Consent = ({ customer }: CustomerProps) => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshCustomers();
  const withdraw = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Withdraw the consent to marketing emails?',
      text: 'Only the customer can give it again, at the checkout.',
      confirm: 'Withdraw consent',
    });
    if (!isConfirmed) return;
    const outcome = await send(customersCalls.withdrawConsent, { params: { id: customer.id } });
    if (outcome.ok) toast('Consent withdrawn');
    else toast(outcome.refusal.message, 'bad');
    await refresh();
  };
  return (
    <Panel title="Marketing emails">
      {customer.acceptsMarketing ? (
        <span className="customers-consent">
          <Badge tone="good">Subscribed</Badge>
          <Button onPress={() => void withdraw()}>Withdraw consent</Button>
        </span>
      ) : (
        <span className="quiet">Not subscribed</span>
      )}
    </Panel>
  );
};

const Figures = ({ customer }: CustomerProps) => (
  <dl className="records-figures">
    <Fact name="Spent">
      <SpentText spent={customer.spent} />
    </Fact>
    {customer.donated.length === 0 ? null : (
      <Fact name="Donated">
        <SpentText spent={customer.donated} />
      </Fact>
    )}
    <Fact name="Orders">{customer.orderCount}</Fact>
    <Fact name="Customer since">
      <SiteTime on={customer.createdOn} />
    </Fact>
  </dl>
);

const Contact = ({ customer: { email, phone } }: CustomerProps) => (
  <Panel title="Contact">
    <span className="customers-address">
      <a href={`mailto:${email}`}>{email}</a>
      {phone === '' ? null : <span>{phone}</span>}
    </span>
  </Panel>
);

const Body = ({ customer }: CustomerProps) => (
  <div className="customers-page">
    {customer.erasedOn === null ? null : (
      <Notice tone="warning" title="Erased">
        The personal data of this customer was erased. Orders and amounts stay.
      </Notice>
    )}
    <Figures customer={customer} />
    <div className="customers-columns">
      <div className="customers-main">
        <Orders customer={customer} />
        <Subscriptions customer={customer} />
        <GiftCards customer={customer} />
        {customer.erasedOn === null ? (
          <Panel title="Note">
            <CustomerNote key={customer.id} customer={customer} />
          </Panel>
        ) : null}
      </div>
      {customer.erasedOn === null ? (
        <aside className="customers-main" aria-label="About the customer">
          <Contact customer={customer} />
          <Addresses customer={customer} />
          <Consent customer={customer} />
        </aside>
      ) : null}
    </div>
  </div>
);

const Actions = ({ customer }: CustomerProps) => {
  const [open, setOpen] = useState<'correct' | 'merge'>();
  const onClose = () => setOpen(undefined);
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshCustomers();
  const erase = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Erase ${nameText(customer)}?`,
      text: 'Name, email, addresses, notes and answers are erased from the customer and all orders. Orders and amounts stay. Emails that were sent stay in the list of emails for up to 90 days. This cannot be undone.',
      confirm: 'Erase customer',
    });
    if (!isConfirmed) return;
    const outcome = await send(customersCalls.erase, { params: { id: customer.id } });
    if (outcome.ok) toast('Customer erased');
    else toast(outcome.refusal.message, 'bad');
    await refresh();
  };
  return (
    <>
      <Button icon={Pencil} onPress={() => setOpen('correct')}>
        Edit
      </Button>
      <Button icon={Merge} onPress={() => setOpen('merge')}>
        Merge
      </Button>
      <Button icon={UserRoundX} onPress={() => void erase()}>
        Erase
      </Button>
      {open === 'correct' ? <CorrectDialog {...{ customer, onClose }} /> : null}
      {open === 'merge' ? <MergeDialog {...{ customer, onClose }} /> : null}
    </>
  );
};

const Crumb = () => (
  <Link to="/store/customers" className="screen-crumb">
    Customers /
  </Link>
);

/** One customer. */
export const CustomerScreen = () => {
  const { id = '' } = route.useSearch();
  const { fetched, refetch } = useFetched(customersCalls.read, { params: { id } });
  const customer = dataOf(fetched);
  return (
    <Screen
      title={customer ? nameText(customer) : 'Customer'}
      layout="fill"
      lead={<Crumb />}
      actions={customer && customer.erasedOn === null ? <Actions customer={customer} /> : undefined}
    >
      <Records>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="list" />}>
          {(known) => <Body customer={known} />}
        </Fetched>
      </Records>
    </Screen>
  );
};
