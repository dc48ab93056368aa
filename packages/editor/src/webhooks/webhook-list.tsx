import { webhookCalls } from '@sitewright/api/webhooks';
import { isWebhookEvent, webhookEvents } from '@sitewright/domain/webhooks';
import { Link, useNavigate } from '@tanstack/react-router';
import { KeyRound, Pencil, Send, Trash2 } from 'lucide-react';
import { Badge, IconButton, List, ListRow, useConfirm, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import type { Endpoint } from './webhook-types.ts';

const describeEvents = (events: readonly string[]): string =>
  events.map((type) => (isWebhookEvent(type) ? webhookEvents[type] : type)).join(' · ');

const State = ({ endpoint: { isActive, turnedOffOn, failingSince } }: { readonly endpoint: Endpoint }) => {
  if (turnedOffOn !== null) return <Badge tone="bad">Turned off after failures</Badge>;
  if (!isActive) return <Badge>Off</Badge>;
  return failingSince === null ? <Badge tone="good">Active</Badge> : <Badge tone="bad">Failing</Badge>;
};

const useRemoving = () => {
  const { send } = useSending(webhookCalls.remove);
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  return async ({ id, url }: Endpoint): Promise<void> => {
    const text = `No more events are sent to ${url}, and its log is deleted.`;
    if (!(await confirm({ title: 'Delete webhook', text, confirm: 'Delete' }))) return;
    const outcome = await send({ params: { id } });
    if (outcome.ok) toast('Webhook deleted');
    else toast(outcome.refusal.message, 'bad');
    await refresh(webhookCalls.list);
  };
};

/** Opens the log at the test delivery, where its result appears. */
const useTesting = () => {
  const { send } = useSending(webhookCalls.sendTest);
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ id }: Endpoint): Promise<void> => {
    const outcome = await send({ params: { id } });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    toast('Test event queued');
    return navigate({
      to: '/settings/webhooks',
      search: { webhook: id, delivery: outcome.answer.deliveryId },
    });
  };
};

interface WebhookListProps {
  readonly endpoints: readonly Endpoint[];
  readonly onEdit: (endpoint: Endpoint) => void;
  readonly onSecret: (endpoint: Endpoint) => void;
}

export const WebhookList = ({ endpoints, onEdit, onSecret }: WebhookListProps) => {
  const remove = useRemoving();
  const test = useTesting();
  return (
    <List label="Webhooks">
      {endpoints.map((endpoint) => (
        <ListRow
          key={endpoint.id}
          title={
            <span className="webhook-title">
              <Link to="/settings/webhooks" search={{ webhook: endpoint.id }}>
                {endpoint.url}
              </Link>
              <State endpoint={endpoint} />
            </span>
          }
          detail={describeEvents(endpoint.events)}
          actions={
            <>
              <IconButton
                icon={Send}
                label={`Send test event to ${endpoint.url}`}
                onPress={() => void test(endpoint)}
              />
              <IconButton
                icon={KeyRound}
                label={`Secret of ${endpoint.url}`}
                onPress={() => onSecret(endpoint)}
              />
              <IconButton icon={Pencil} label={`Edit ${endpoint.url}`} onPress={() => onEdit(endpoint)} />
              <IconButton
                icon={Trash2}
                label={`Delete ${endpoint.url}`}
                onPress={() => void remove(endpoint)}
              />
            </>
          }
        />
      ))}
    </List>
  );
};
