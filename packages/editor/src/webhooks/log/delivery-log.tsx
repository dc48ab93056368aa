import { webhookCalls } from '@sitewright/api/webhooks';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, History } from 'lucide-react';
import { Button, Card, EmptyState, RelativeTime, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import type { Delivery, Endpoint } from '../webhook-types.ts';
import { DeliveryDetailDialog } from './delivery-detail.tsx';
import { DeliveryState } from './delivery-state.tsx';

interface DeliveryLogProps {
  readonly endpoint: Endpoint;
  readonly deliveryId: string | undefined;
}

interface DeliveryListProps {
  readonly endpointId: string;
  readonly deliveries: readonly Delivery[];
}

const DeliveryList = ({ endpointId, deliveries }: DeliveryListProps) => (
  <ul className="list" aria-label="Deliveries">
    {deliveries.map((delivery) => (
      <li key={delivery.id}>
        <Link
          to="/settings/webhooks"
          search={{ webhook: endpointId, delivery: delivery.id }}
          className="delivery-link"
        >
          <code>{delivery.eventType}</code>
          <DeliveryState delivery={delivery} />
          <span className="quiet">
            <RelativeTime on={delivery.createdOn} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** The latest deliveries to a webhook. */
export const DeliveryLog = ({ endpoint: { id, url }, deliveryId }: DeliveryLogProps) => {
  const { fetched, refetch, loadMore, isLoadingMore } = useFetchedParts(
    webhookCalls.listDeliveries.path,
    (query, signal) => send(webhookCalls.listDeliveries, { params: { id }, query }, signal),
    { id },
  );
  const deliveries = mapFetched(fetched, (parts) => parts.flatMap((part) => part.deliveries));
  return (
    <>
      <Link to="/settings/webhooks" className="webhook-back">
        <ArrowLeft size={16} aria-hidden /> All webhooks
      </Link>
      <Section
        title="Deliveries"
        text={`To ${url}. Deliveries are listed for 30 days.`}
        actions={<Button onPress={refetch}>Refresh</Button>}
      >
        <Card>
          <Fetched fetched={deliveries} onRetry={refetch} skeleton={<Skeleton rows={4} shape="list" />}>
            {(all) =>
              all.length === 0 ? (
                <EmptyState icon={History} title="No deliveries yet">
                  Events appear here as they are sent.
                </EmptyState>
              ) : (
                <>
                  <DeliveryList endpointId={id} deliveries={all} />
                  {loadMore ? (
                    <Button kind="quiet" onPress={loadMore} isPending={isLoadingMore}>
                      Load more
                    </Button>
                  ) : null}
                </>
              )
            }
          </Fetched>
        </Card>
      </Section>
      {deliveryId === undefined ? null : <DeliveryDetailDialog endpointId={id} id={deliveryId} />}
    </>
  );
};
