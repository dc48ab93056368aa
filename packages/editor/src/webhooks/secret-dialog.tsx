import { webhookCalls } from '@sitewright/api/webhooks';
import { copyText } from '@sitewright/ui/copy-text';
import { Copy, RefreshCw } from 'lucide-react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  formatDateTime,
  Skeleton,
  TextField,
  useConfirm,
  useToast,
} from '../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../data-fetching/index.ts';
import type { Endpoint } from './webhook-types.ts';

const useRotating = ({ id }: Endpoint) => {
  const { send, isSending } = useSending(webhookCalls.rotate);
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  const rotate = async (): Promise<void> => {
    const text = 'For 24 hours deliveries are signed with both secrets. Change the receiver in this time.';
    if (!(await confirm({ title: 'Make a new secret', text, confirm: 'Make new secret' }))) return;
    const outcome = await send({ params: { id } });
    if (outcome.ok) toast('New secret made');
    else toast(outcome.refusal.message, 'bad');
    await refresh(webhookCalls.list, webhookCalls.readSecret);
  };
  return { rotate, isRotating: isSending };
};

interface SecretDialogProps {
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}

export const SecretDialog = ({ endpoint, onClose }: SecretDialogProps) => {
  const { fetched, refetch } = useFetched(webhookCalls.readSecret, { params: { id: endpoint.id } });
  const { rotate, isRotating } = useRotating(endpoint);
  const toast = useToast();
  const copy = async (secret: string): Promise<void> => {
    if (await copyText(secret)) toast('Secret copied');
    else toast('Copying is not allowed in this browser', 'bad');
  };
  return (
    <Dialog title="Webhook secret" isOpen onClose={onClose}>
      <DialogBody>
        <p className="quiet">
          Your server checks the signature of every delivery with this secret. Keep it private.
        </p>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="form" />}>
          {({ secret }) => (
            <>
              <TextField label="Secret" value={secret} isReadOnly />
              <div className="webhook-secret-tools">
                <Button icon={Copy} onPress={() => void copy(secret)}>
                  Copy
                </Button>
                <Button icon={RefreshCw} isPending={isRotating} onPress={() => void rotate()}>
                  Make new secret
                </Button>
              </div>
            </>
          )}
        </Fetched>
        {endpoint.previousSecretUntil === null ? null : (
          <p className="quiet">
            {`The previous secret is also used until ${formatDateTime(new Date(endpoint.previousSecretUntil))}.`}
          </p>
        )}
      </DialogBody>
      <DialogFoot>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
