import { automationCalls } from '@sitewright/api/automation';
import { isWebhookEvent, webhookEvents } from '@sitewright/domain/webhooks';
import { Unplug, Zap } from 'lucide-react';
import {
  Badge,
  Card,
  EmptyState,
  IconButton,
  List,
  ListRow,
  RelativeTime,
  Section,
  useConfirm,
  useToast,
} from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import type { Hook } from './automation-types.ts';

const nameOf = ({ event, form }: Hook): string => {
  const name = isWebhookEvent(event) ? webhookEvents[event] : event;
  return form === null ? name : `${name}: ${form.name}`;
};

const State = ({ hook: { isActive, isAllowed, failingSince } }: { readonly hook: Hook }) => {
  if (!isActive) return <Badge tone="bad">Turned off after failures</Badge>;
  if (!isAllowed) return <Badge tone="bad">Not allowed any more</Badge>;
  return failingSince === null ? <Badge tone="good">Connected</Badge> : <Badge tone="bad">Failing</Badge>;
};

const deliveryWords = { delivered: 'Delivered', failed: 'Failed', queued: 'Being sent' } as const;

const LastDelivery = ({ hook: { lastDelivery } }: { readonly hook: Hook }) =>
  lastDelivery === null ? (
    <>Nothing sent yet</>
  ) : (
    <>
      {deliveryWords[lastDelivery.state]}
      {lastDelivery.status === null ? '' : ` (${lastDelivery.status})`} <RelativeTime on={lastDelivery.at} />
    </>
  );

const useDisconnecting = () => {
  const { send } = useSending(automationCalls.disconnect);
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  return async (hook: Hook): Promise<void> => {
    const text = `${hook.host} gets no more of these events: ${nameOf(hook)}. Turn its automation off there as well.`;
    if (!(await confirm({ title: 'Disconnect automation', text, confirm: 'Disconnect' }))) return;
    const outcome = await send({ params: { id: hook.id } });
    if (outcome.ok) toast('Automation disconnected');
    else toast(outcome.refusal.message, 'bad');
    await refresh(automationCalls.read);
  };
};

export const HookList = ({ hooks }: { readonly hooks: readonly Hook[] }) => {
  const disconnect = useDisconnecting();
  return (
    <Section
      title="Connected automations"
      text="A service connects by itself, once one of its automations that begins with this site is turned on."
    >
      <Card>
        {hooks.length === 0 ? (
          <EmptyState icon={Zap} title="Awaiting connection">
            Nothing is connected yet.
          </EmptyState>
        ) : (
          <List label="Connected automations">
            {hooks.map((hook) => (
              <ListRow
                key={hook.id}
                title={
                  <span className="automation-title">
                    {nameOf(hook)} <State hook={hook} />
                  </span>
                }
                detail={
                  <>
                    {`${hook.host} · ${hook.keyName} · `}
                    <LastDelivery hook={hook} />
                  </>
                }
                actions={
                  <IconButton
                    icon={Unplug}
                    label={`Disconnect ${nameOf(hook)} (${hook.host})`}
                    onPress={() => void disconnect(hook)}
                  />
                }
              />
            ))}
          </List>
        )}
      </Card>
    </Section>
  );
};
