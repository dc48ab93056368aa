import { ordersCalls } from '@sitewright/api/orders';
import { Mail } from 'lucide-react';
import { Button, Card, Section } from '../../controls/index.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { useOrderChange } from './use-order-change.ts';

/** Files that the customer may fetch. */
export const OrderDownloads = ({ order }: { readonly order: OrderDetail }) => {
  const { change, isSending } = useOrderChange();
  const { id, email, downloads } = order;
  if (downloads.length === 0) return null;
  const resend = () =>
    change(ordersCalls.sendDownloads, { params: { id } }, `Download links sent to ${email}`);
  return (
    <Section title="Downloads">
      <Card>
        <ul className="order-shipments">
          {downloads.map((download) => (
            <li key={download.id}>
              <span>{download.filename}</span>
              <span className="orders-detail">{`Downloaded ${download.count} of ${download.maxCount} times`}</span>
            </li>
          ))}
        </ul>
        {email === '' ? null : (
          <div className="order-card-foot">
            <Button icon={Mail} isPending={isSending} onPress={() => void resend()}>
              Send download links again
            </Button>
          </div>
        )}
      </Card>
    </Section>
  );
};
