import { webhookCalls } from '@sitewright/api/webhooks';
import { useNavigate } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  formatDateTime,
  Skeleton,
  useToast,
} from '../../controls/index.ts';
import { dataOf, Fetched, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import type { DeliveryDetail } from '../webhook-types.ts';
import { DeliveryState } from './delivery-state.tsx';

const POLL_MS = 1_000;

/** Reads a delivery that is being sent again until its result is there. */
const useDelivery = (id: string) => {
  const fetching = useFetched(webhookCalls.readDelivery, { params: { id } });
  const refresh = useRefresh();
  const delivery = dataOf(fetching.fetched);
  const isUnderWay = delivery?.state === 'queued' && isDue(delivery);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(
      () => void refresh(webhookCalls.readDelivery, webhookCalls.listDeliveries),
      POLL_MS,
    );
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function at every render
  }, [isUnderWay]);
  return fetching;
};

const isDue = ({ nextAttemptOn }: DeliveryDetail): boolean =>
  nextAttemptOn !== null && Date.parse(nextAttemptOn) <= Date.now();

const describeAttempt = ({ status, error, durationMs }: DeliveryDetail['log'][number]): string =>
  `${status === null ? error : `Status ${status}`} (${durationMs.toLocaleString()} ms)`;

const Attempts = ({ delivery: { log, nextAttemptOn, state } }: { readonly delivery: DeliveryDetail }) => (
  <section className="delivery-part">
    <h3>Attempts</h3>
    {log.length === 0 ? <p className="quiet">None yet.</p> : null}
    <ol className="delivery-attempts">
      {log.map((attempt) => (
        <li key={attempt.at}>
          <span className="quiet">{formatDateTime(new Date(attempt.at))}</span> {describeAttempt(attempt)}
        </li>
      ))}
    </ol>
    {state === 'queued' && nextAttemptOn !== null && log.length > 0 ? (
      <p className="quiet">{`Next attempt: ${formatDateTime(new Date(nextAttemptOn))}`}</p>
    ) : null}
  </section>
);

const Excerpt = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className="delivery-part">
    <h3>{title}</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
    <pre tabIndex={0} aria-label={title}>
      {text}
    </pre>
  </section>
);

const Detail = ({ delivery }: { readonly delivery: DeliveryDetail }) => (
  <>
    <p className="delivery-head">
      <code>{delivery.eventType}</code>
      <DeliveryState delivery={delivery} />
    </p>
    <p className="quiet delivery-id">{delivery.eventId}</p>
    <Attempts delivery={delivery} />
    {delivery.request === null ? (
      <p className="quiet">Your role may not see what this event tells.</p>
    ) : (
      <Excerpt title="Request" text={delivery.request} />
    )}
    {delivery.response === null ? null : (
      <Excerpt title="Response" text={delivery.response === '' ? '(empty)' : delivery.response} />
    )}
  </>
);

interface DeliveryDetailDialogProps {
  readonly endpointId: string;
  readonly id: string;
}

export const DeliveryDetailDialog = ({ endpointId, id }: DeliveryDetailDialogProps) => {
  const { fetched, refetch } = useDelivery(id);
  const { send, isSending } = useSending(webhookCalls.resend);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const toast = useToast();
  const close = (): void =>
    void navigate({ to: '/settings/webhooks', search: { webhook: endpointId }, replace: true });
  const resend = async (): Promise<void> => {
    const outcome = await send({ params: { id } });
    if (outcome.ok) toast('Queued to be sent again');
    else toast(outcome.refusal.message, 'bad');
    await refresh(webhookCalls.readDelivery, webhookCalls.listDeliveries);
  };
  return (
    <Dialog title="Delivery" isOpen onClose={close}>
      <DialogBody>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="form" />}>
          {(delivery) => <Detail delivery={delivery} />}
        </Fetched>
      </DialogBody>
      <DialogFoot>
        <Button icon={RotateCw} isPending={isSending} onPress={() => void resend()}>
          Send again
        </Button>
        <Button kind="primary" onPress={close}>
          Close
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
