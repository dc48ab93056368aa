import { addressLines } from '@sitewright/domain/addresses';
import { Link } from '@tanstack/react-router';
import { Card, CardBody, Fact, Section } from '../../controls/index.ts';
import { countryName } from '../../countries/index.ts';
import { useSession } from '../../session/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { endNames, productText, type SubscriptionDetail } from '../subscription-texts.ts';

interface FactsProps {
  readonly subscription: SubscriptionDetail;
}

const Announced = ({ subscription: { announced, currency } }: FactsProps) => {
  const money = useOrderMoney();
  if (announced === null) return null;
  return (
    <Fact name="New price">
      {money(announced.unitCents, currency)} from <SiteTime on={announced.from} />
    </Fact>
  );
};

const Method = ({ subscription: { methodName, methodExpiresOn } }: FactsProps) => (
  <Fact name="Card">
    {methodName === '' ? 'None stored' : methodName}
    {methodExpiresOn === null ? null : (
      <span className="records-detail">
        valid until <SiteTime on={methodExpiresOn} />
      </span>
    )}
  </Fact>
);

/** Erasing a customer takes the address away. */
const Customer = ({ email }: { readonly email: string }) => {
  const mayOpen = useSession().permissions.includes('customers');
  if (email === '') return 'Erased customer';
  return mayOpen ? (
    <Link to="/store/customers" search={{ search: email }}>
      {email}
    </Link>
  ) : (
    email
  );
};

/** What is delivered, where to, and how it is paid. */
export const SubscriptionFacts = ({ subscription }: FactsProps) => {
  const money = useOrderMoney();
  const { shippingAddress, delivery, unitCents, currency, email, order, endReason } = subscription;
  return (
    <Section title="Details">
      <Card>
        <CardBody>
          <dl className="records-facts">
            <Fact name="Product">{productText(subscription)}</Fact>
            <Fact name="Price of a piece">{money(unitCents, currency)}</Fact>
            {subscription.renewalDiscountCents === 0 ? null : (
              <Fact name="Discount in each renewal">
                {money(subscription.renewalDiscountCents, currency)}
              </Fact>
            )}
            <Announced subscription={subscription} />
            <Fact name="Customer">
              <Customer email={email} />
            </Fact>
            {shippingAddress === null ? null : (
              <Fact name={delivery === '' ? 'Delivery' : delivery}>
                <span className="subscriptions-address">
                  {addressLines(shippingAddress, countryName(shippingAddress.country)).join('\n')}
                </span>
              </Fact>
            )}
            <Method subscription={subscription} />
            <Fact name="Started">
              <SiteTime on={subscription.startedOn} />{' '}
              <Link to="/store/orders/order" search={{ id: order.id }}>{`#${order.number}`}</Link>
            </Fact>
            {endReason === null ? null : <Fact name="Reason">{endNames[endReason]}</Fact>}
          </dl>
        </CardBody>
      </Card>
    </Section>
  );
};
