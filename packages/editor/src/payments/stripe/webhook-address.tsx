import { copyText } from '@sitewright/ui/copy-text';
import { Copy } from 'lucide-react';
import { Button, TextField, useToast } from '../../controls/index.ts';

/** Where Stripe sends its events, to be copied into its dashboard. */
export const WebhookAddress = ({ url }: { readonly url: string }) => {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    if (await copyText(url)) toast('Address copied');
    else toast('Copying is not allowed in this browser', 'bad');
  };
  return (
    <div className="payments-webhook">
      <TextField
        label="Webhook address"
        hint="Add it in Developers > Webhooks, for all events of payment intents, checkout sessions, charges and refunds."
        value={url}
        isReadOnly
      />
      <Button icon={Copy} onPress={() => void copy()}>
        Copy address
      </Button>
    </div>
  );
};
