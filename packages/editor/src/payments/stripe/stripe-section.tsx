import { paymentsCalls } from '@sitewright/api/payments';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardFoot,
  EmptyState,
  Notice,
  RelativeTime,
  Section,
  Skeleton,
  useConfirm,
  useToast,
} from '../../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import type { StripeAccount } from './stripe-account.ts';
import { StripeDialog } from './stripe-dialog.tsx';
import { WebhookAddress } from './webhook-address.tsx';

const useDisconnect = () => {
  const { send, isSending } = useSending(paymentsCalls.disconnectStripe);
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  const disconnect = async (): Promise<void> => {
    const text =
      'Shoppers can no longer pay by card. Orders that were paid with Stripe can then be refunded in your Stripe dashboard only.';
    if (!(await confirm({ title: 'Disconnect Stripe', text, confirm: 'Disconnect' }))) return;
    const outcome = await send({});
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    toast('Stripe disconnected');
    await refresh(paymentsCalls.readStripe);
    return undefined;
  };
  return { disconnect, isDisconnecting: isSending };
};

const WebhookState = ({ hasWebhookSecret, lastEventOn }: StripeAccount) => {
  if (!hasWebhookSecret)
    return (
      <Notice tone="warning" title="The webhook is not set up">
        Refunds made at Stripe and late payments are not reported to your store. Add the address below in
        Stripe, then enter its signing secret under Change keys.
      </Notice>
    );
  return (
    <p className="quiet">
      {lastEventOn === null ? (
        'No event received from Stripe yet.'
      ) : (
        <>
          Last event received <RelativeTime on={lastEventOn} />.
        </>
      )}
    </p>
  );
};

const Connected = ({ account, onEdit }: { readonly account: StripeAccount; readonly onEdit: () => void }) => {
  const { disconnect, isDisconnecting } = useDisconnect();
  const { accountName, isTest, secretKeyEnd, state, webhookUrl } = account;
  return (
    <>
      <CardBody>
        {state === 'keys-lost' ? (
          <Notice tone="bad" title="Enter the keys of Stripe again">
            They were encrypted by another installation, so shoppers cannot pay by card.
          </Notice>
        ) : null}
        <p>
          <strong>{accountName || 'Stripe account'}</strong>{' '}
          <Badge tone={isTest ? 'accent' : 'good'}>{isTest ? 'Test mode' : 'Live'}</Badge>
        </p>
        <p className="quiet">
          Secret key that ends in {secretKeyEnd}.{' '}
          {isTest ? 'No real money is moved: orders are test orders.' : 'Shoppers pay with real money.'}
        </p>
        <WebhookState {...account} />
        <WebhookAddress url={webhookUrl} />
      </CardBody>
      <CardFoot>
        <Button kind="quiet" isPending={isDisconnecting} onPress={() => void disconnect()}>
          Disconnect
        </Button>
        <Button onPress={onEdit}>Change keys</Button>
      </CardFoot>
    </>
  );
};

/** Cards by the store's own account at Stripe. */
export const StripeSection = () => {
  const { fetched, refetch } = useFetched(paymentsCalls.readStripe, {});
  const [isEditing, setIsEditing] = useState(false);
  const edit = (): void => setIsEditing(true);
  return (
    <Section
      title="Stripe"
      text="Cards, Apple Pay, Google Pay and more. The money goes to your own Stripe account, and card details never reach this website."
    >
      <Card>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={2} shape="form" />}>
          {(account) => (
            <>
              {account.state === 'none' ? (
                <EmptyState
                  icon={CreditCard}
                  title="Stripe is not connected"
                  action={
                    <Button kind="primary" onPress={edit}>
                      Connect Stripe
                    </Button>
                  }
                >
                  Connect your account to take card payments.
                </EmptyState>
              ) : (
                <Connected account={account} onEdit={edit} />
              )}
              {isEditing ? <StripeDialog account={account} onClose={() => setIsEditing(false)} /> : null}
            </>
          )}
        </Fetched>
      </Card>
    </Section>
  );
};
