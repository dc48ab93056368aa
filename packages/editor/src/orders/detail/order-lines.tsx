import { creditOf, dueCentsOf } from '@sitewright/domain/orders';
import { Card, Section } from '../../controls/index.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { LinePicture } from './line-picture.tsx';
import { variantText } from './variant-text.ts';

type Line = OrderDetail['lines'][number];

const stateText = (line: Line): string =>
  [
    line.fulfilledQuantity > 0 ? `${line.fulfilledQuantity} of ${line.quantity} fulfilled` : '',
    line.refundedQuantity > 0 ? `${line.refundedQuantity} refunded` : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');

const LineRow = ({ line, amount }: { readonly line: Line; readonly amount: (cents: number) => string }) => (
  <li className="order-line">
    <LinePicture picture={line.picture} />
    <span className="order-line-text">
      <a href={line.fullUrl} target="_blank" rel="noreferrer" className="order-line-title">
        {line.title}
      </a>
      <span className="orders-detail">
        {[variantText(line), line.sku].filter((text) => text !== '').join(' · ')}
      </span>
      {line.answers.map(({ title, value }) => (
        <span key={title} className="orders-detail">{`${title}: ${value}`}</span>
      ))}
      {stateText(line) === '' ? null : <span className="orders-detail">{stateText(line)}</span>}
    </span>
    <span className="order-line-price">{`${amount(line.unitCents)} × ${line.quantity}`}</span>
    <span className="order-line-total">{amount(line.subtotalCents)}</span>
  </li>
);

interface TotalProps {
  readonly name: string;
  readonly text: string;
  readonly isStrong?: boolean;
}

const Total = ({ name, text, isStrong = false }: TotalProps) => (
  <div className={isStrong ? 'order-total order-total-strong' : 'order-total'}>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

const lostCentsOf = ({ disputes }: OrderDetail): number =>
  disputes.reduce((sum, { lostCents }) => sum + lostCents, 0);

const Totals = ({
  order,
  amount,
}: {
  readonly order: OrderDetail;
  readonly amount: (cents: number) => string;
}) => (
  <dl className="order-totals">
    <Total name="Subtotal" text={amount(order.subtotalCents)} />
    {order.discounts.map(({ name, code, amountCents }) => (
      <Total
        key={`${name} ${code}`}
        name={`Discount: ${code === null ? name : `${name} (${code})`}`}
        // Free shipping takes nothing off the items.
        text={amountCents === 0 ? 'Applied' : `−${amount(amountCents)}`}
      />
    ))}
    <Total
      name={order.delivery === '' ? 'Shipping' : `Shipping: ${order.delivery}`}
      text={amount(order.shippingCents)}
    />
    {order.taxLines.map(({ name, rate, amountCents }) => (
      <Total
        key={`${name} ${rate}`}
        name={`${name} ${rate} %${order.pricesIncludeTax ? ' (included)' : ''}`}
        text={amount(amountCents)}
      />
    ))}
    <Total name="Total" text={amount(order.totalCents)} isStrong />
    {order.giftCards.map(({ id, lastFour, amountCents }) => (
      <Total key={id} name={`Gift card ending in ${lastFour}`} text={`−${amount(amountCents)}`} />
    ))}
    {order.giftCards.length > 0 ? <Total name="Other payment" text={amount(dueCentsOf(order))} /> : null}
    {order.balanceCents > 0 && order.fulfilmentState !== 'cancelled' ? (
      <Total name="Balance due" text={amount(order.balanceCents)} isStrong />
    ) : null}
    {creditOf(order) > 0 ? <Total name="Credit" text={amount(creditOf(order))} isStrong /> : null}
    {order.refundedCents > lostCentsOf(order) ? (
      <Total name="Refunded" text={`−${amount(order.refundedCents - lostCentsOf(order))}`} />
    ) : null}
    {lostCentsOf(order) > 0 ? (
      <Total name="Lost to a dispute" text={`−${amount(lostCentsOf(order))}`} />
    ) : null}
  </dl>
);

/** What was ordered, and what it cost. */
export const OrderLines = ({ order }: { readonly order: OrderDetail }) => {
  const money = useOrderMoney();
  const amount = (cents: number) => money(cents, order.currency);
  return (
    <Section title="Items">
      <Card>
        <ul className="order-lines">
          {order.lines.map((line) => (
            <LineRow key={line.id} {...{ line, amount }} />
          ))}
        </ul>
        <Totals {...{ order, amount }} />
      </Card>
    </Section>
  );
};
