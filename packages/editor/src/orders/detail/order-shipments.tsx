import { Card, Section } from '../../controls/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import type { OrderDetail } from '../texts/order-texts.ts';

type Shipment = OrderDetail['shipments'][number];

const contentsOf = ({ lines }: OrderDetail, shipment: Shipment): string =>
  shipment.lines
    .map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? ''}`)
    .join(', ');

const TrackingText = ({ carrier, trackingNumber, trackingUrl }: Shipment) => {
  const text = [carrier, trackingNumber].filter((part) => part !== '').join(' ');
  if (text === '') return <span className="quiet">No tracking</span>;
  return trackingUrl === '' ? (
    <span>{text}</span>
  ) : (
    <a href={trackingUrl} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
};

/** Parcels, or what was handed over. */
export const OrderShipments = ({ order }: { readonly order: OrderDetail }) =>
  order.shipments.length === 0 ? null : (
    <Section title="Shipments">
      <Card>
        <ul className="order-shipments">
          {order.shipments.map((shipment) => (
            <li key={shipment.id}>
              <span className="order-shipment-head">
                <TrackingText {...shipment} />
                <span className="orders-detail">
                  <SiteTime on={shipment.createdOn} />
                </span>
              </span>
              <span className="orders-detail">{contentsOf(order, shipment)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
