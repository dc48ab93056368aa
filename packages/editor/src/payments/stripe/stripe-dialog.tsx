import { paymentsCalls } from '@sitewright/api/payments';
import { useForm } from 'react-hook-form';
import { Button, Dialog, DialogBody, DialogFoot, useToast } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import { Form, FormPasswordField, FormRefusal, FormTextField, showRefusal } from '../../form-fields/index.ts';
import type { StripeAccount } from './stripe-account.ts';
import { WebhookAddress } from './webhook-address.tsx';

interface Values {
  publishableKey: string;
  /** Never read from the server: entered to replace the stored one. */
  secretKey: string;
  webhookSecret: string;
}

interface StripeDialogProps {
  readonly account: StripeAccount;
  readonly onClose: () => void;
}

const MAX_KEY = 300;

/** An empty field keeps the stored secret. */
const orStored = (entered: string, isStored: boolean): string | null =>
  entered.trim() === '' && isStored ? null : entered;

const secretHint = (isStored: boolean, text: string): string =>
  isStored
    ? `${text} Leave empty to keep the stored one.`
    : `${text} It is stored encrypted and never shown again.`;

/** Connects Stripe, or replaces its keys. */
export const StripeDialog = ({ account, onClose }: StripeDialogProps) => {
  const isConnected = account.state === 'connected';
  const form = useForm<Values>({
    defaultValues: { publishableKey: account.publishableKey, secretKey: '', webhookSecret: '' },
  });
  const { control } = form;
  const { send, isSending } = useSending(paymentsCalls.saveStripe);
  const refresh = useRefresh();
  const toast = useToast();
  const save = async ({ publishableKey, secretKey, webhookSecret }: Values): Promise<void> => {
    const outcome = await send({
      body: {
        publishableKey,
        secretKey: orStored(secretKey, isConnected),
        webhookSecret: orStored(webhookSecret, isConnected && account.hasWebhookSecret),
      },
    });
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    toast(isConnected ? 'Keys saved' : 'Stripe connected');
    await refresh(paymentsCalls.readStripe);
    return onClose();
  };
  const title = isConnected ? 'Change keys' : 'Connect Stripe';
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form form={form} onSubmit={save} label={title}>
        <DialogBody>
          <p className="quiet">Copy the keys from Developers &gt; API keys in your Stripe dashboard.</p>
          <FormRefusal form={form} />
          <FormTextField
            control={control}
            name="publishableKey"
            label="Publishable key"
            placeholder="pk_live_…"
            autoComplete="off"
            maxLength={MAX_KEY}
            takesFocus
          />
          <FormPasswordField
            control={control}
            name="secretKey"
            label="Secret key"
            autoComplete="off"
            hint={secretHint(isConnected, 'Begins with sk_live_, or sk_test_ to try it out.')}
          />
          <WebhookAddress url={account.webhookUrl} />
          <FormPasswordField
            control={control}
            name="webhookSecret"
            label="Signing secret of the webhook"
            autoComplete="off"
            hint={secretHint(
              isConnected && account.hasWebhookSecret,
              'Begins with whsec_. Stripe shows it after you add the address above as an endpoint.',
            )}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            {isConnected ? 'Save' : 'Connect'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
