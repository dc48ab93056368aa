import { webhookCalls } from '@sitewright/api/webhooks';
import { webhookLimits } from '@sitewright/domain/webhooks';
import { getRouteApi } from '@tanstack/react-router';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, EmptyState, Section, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { DeliveryLog } from './log/delivery-log.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookList } from './webhook-list.tsx';
import type { Endpoint } from './webhook-types.ts';
import './webhooks-screen.css';

const route = getRouteApi('/_signed-in/settings/webhooks');

type Opened =
  | { readonly dialog: 'edit'; readonly endpoint: Endpoint | undefined }
  | { readonly dialog: 'secret'; readonly endpoint: Endpoint };

const Endpoints = ({ endpoints }: { readonly endpoints: readonly Endpoint[] }) => {
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const add = (
    <Button
      icon={Plus}
      isDisabled={endpoints.length >= webhookLimits.MAX_ENDPOINTS}
      onPress={() => setOpened({ dialog: 'edit', endpoint: undefined })}
    >
      Add webhook
    </Button>
  );
  return (
    <>
      {endpoints.length === 0 ? null : <div className="webhooks-bar">{add}</div>}
      {endpoints.length === 0 ? (
        <EmptyState icon={Webhook} title="No webhooks yet" action={add}>
          A webhook sends events, such as a submitted form, to a server of yours as they happen.
        </EmptyState>
      ) : (
        <WebhookList
          endpoints={endpoints}
          onEdit={(endpoint) => setOpened({ dialog: 'edit', endpoint })}
          onSecret={(endpoint) => setOpened({ dialog: 'secret', endpoint })}
        />
      )}
      {opened?.dialog === 'edit' ? (
        <WebhookDialog
          endpoint={opened.endpoint}
          onClose={close}
          onCreated={(endpoint) => setOpened({ dialog: 'secret', endpoint })}
        />
      ) : null}
      {opened?.dialog === 'secret' ? <SecretDialog endpoint={opened.endpoint} onClose={close} /> : null}
    </>
  );
};

/** Webhooks of the site, or the log of one of them. */
export const WebhooksScreen = () => {
  const { webhook, delivery } = route.useSearch();
  const { fetched, refetch } = useFetched(webhookCalls.list, {});
  return (
    <div className="screen-column screen-body">
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="list" />}>
        {({ endpoints }) => {
          const chosen = endpoints.find(({ id }) => id === webhook);
          return chosen ? (
            <DeliveryLog key={chosen.id} endpoint={chosen} deliveryId={delivery} />
          ) : (
            <Section
              title="Webhooks"
              text="Events are signed with the secret of the webhook and sent again if your server does not answer."
            >
              <Card>
                <Endpoints endpoints={endpoints} />
              </Card>
            </Section>
          );
        }}
      </Fetched>
    </div>
  );
};
