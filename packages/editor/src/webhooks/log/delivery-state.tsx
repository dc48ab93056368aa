import { Badge } from '../../controls/index.ts';
import type { Delivery } from '../webhook-types.ts';

const describe = ({ state, attempts }: Delivery): string => {
  if (state === 'delivered') return 'Delivered';
  if (state === 'failed') return 'Failed';
  return attempts === 0 ? 'Queued' : 'Retrying';
};

const tones = { delivered: 'good', failed: 'bad', queued: 'neutral' } as const;

export const DeliveryState = ({ delivery }: { readonly delivery: Delivery }) => (
  <span className="delivery-state">
    <Badge tone={delivery.state === 'queued' && delivery.attempts > 0 ? 'bad' : tones[delivery.state]}>
      {describe(delivery)}
    </Badge>
    {delivery.status === null ? null : <span className="quiet">{delivery.status}</span>}
  </span>
);
