import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { copyText } from '@sitewright/ui/copy-text';
import { Copy, RefreshCw } from 'lucide-react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Skeleton,
  TextField,
  useConfirm,
  useToast,
} from '../../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';

const useRotating = (hasSecret: boolean) => {
  const { send, isSending } = useSending(calls.rotateReportSecret);
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  const rotate = async (): Promise<void> => {
    const text = 'Reports signed with the present one are refused from then on.';
    const question = { title: 'Make a new secret?', text, confirm: 'Make new secret' };
    if (hasSecret && !(await confirm(question))) return;
    const outcome = await send({});
    await refresh(calls.readReportAddress);
    toast(outcome.ok ? 'New secret made' : outcome.refusal.message, outcome.ok ? undefined : 'bad');
  };
  return { rotate, isSending };
};

const Values = ({ url, secret }: { readonly url: string; readonly secret: string | null }) => {
  const { rotate, isSending } = useRotating(secret !== null);
  const toast = useToast();
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) toast('Copied');
    else toast('Copying is not allowed in this browser', 'bad');
  };
  return (
    <>
      <TextField label="Address for reports" value={url} isReadOnly />
      {secret === null ? null : <TextField label="Secret" value={secret} isReadOnly />}
      <div className="mailing-tools">
        <Button icon={Copy} onPress={() => void copy(url)}>
          Copy address
        </Button>
        {secret === null ? null : (
          <Button icon={Copy} onPress={() => void copy(secret)}>
            Copy secret
          </Button>
        )}
        <Button icon={RefreshCw} isPending={isSending} onPress={() => void rotate()}>
          {secret === null ? 'Make secret' : 'Make new secret'}
        </Button>
      </div>
    </>
  );
};

/** Where a mail service tells of mailboxes that do not exist, and of people who call an email spam. */
export const ReportsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { fetched, refetch } = useFetched(calls.readReportAddress, {});
  return (
    <Dialog title="Bounces and complaints" isOpen onClose={onClose}>
      <DialogBody>
        <p className="quiet">
          Have your mail service post bounces and complaints here, signed with the secret. Nothing more is
          sent to those addresses. Without a secret every report is refused.
        </p>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={2} shape="form" />}>
          {({ url, secret }) => <Values {...{ url, secret }} />}
        </Fetched>
      </DialogBody>
      <DialogFoot>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
