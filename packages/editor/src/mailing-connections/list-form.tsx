import { mailingConnectionsCalls as calls } from '@sitewright/api/mailing-connections';
import { mailingConnectionsMessages as messages } from '@sitewright/domain/mailing-connections';
import { useForm } from 'react-hook-form';
import { Badge, Button, DialogBody, DialogFoot, Notice, Skeleton, useToast } from '../controls/index.ts';
import { useFetched, useRefresh, useSending } from '../data-fetching/index.ts';
import { Form, FormRefusal, FormSelect, showRefusal } from '../form-fields/index.ts';
import type { ConnectedAccount } from './connection-types.ts';
import { useConnectionActions } from './use-connection-actions.ts';

interface ListFormProps {
  readonly listId: string;
  readonly account: ConnectedAccount;
  readonly onClose: () => void;
}

const useConnecting = (listId: string) => {
  const form = useForm({ defaultValues: { remoteListId: '' } });
  const { send, isSending } = useSending(calls.connectList);
  const refresh = useRefresh();
  const toast = useToast();
  const connect = async (body: { remoteListId: string }): Promise<void> => {
    if (body.remoteListId === '')
      return form.setError('remoteListId', { message: messages['remote-list-missing'] });
    const outcome = await send({ params: { id: listId }, body });
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    toast('List connected');
    await refresh(calls.readConnection);
    return undefined;
  };
  return { form, connect, isSending };
};

/** Chooses the list at Mailchimp. */
export const ListForm = ({ listId, account, onClose }: ListFormProps) => {
  const { form, connect, isSending } = useConnecting(listId);
  const { fetched, refetch } = useFetched(calls.listRemoteLists, {});
  const { disconnectAccount } = useConnectionActions(listId);
  return (
    <Form form={form} onSubmit={connect} label="Choose a list">
      <DialogBody>
        <div className="mailing-tools">
          <Badge tone="good">Connected</Badge>
          <span>{`${account.name} (key …${account.keyEnd})`}</span>
          <Button onPress={() => void disconnectAccount()}>Disconnect</Button>
        </div>
        <FormRefusal form={form} />
        {fetched.state === 'failed' ? (
          <Notice
            tone={fetched.refusal.code === 'no-remote-lists' ? 'warning' : 'bad'}
            actions={<Button onPress={refetch}>Retry</Button>}
          >
            {fetched.refusal.code === 'network'
              ? messages['mailing-service-unreachable']
              : fetched.refusal.message}
          </Notice>
        ) : null}
        {fetched.state === 'pending' ? <Skeleton rows={1} shape="form" /> : null}
        {fetched.state === 'success' ? (
          <FormSelect
            control={form.control}
            name="remoteListId"
            label="List at Mailchimp"
            choices={fetched.data.lists}
            hint="Everybody who is subscribed is sent there, and whoever joins or leaves from now on."
          />
        ) : null}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={isSending} isDisabled={fetched.state !== 'success'}>
          Connect
        </Button>
      </DialogFoot>
    </Form>
  );
};
