import { mailingConnectionsCalls as calls } from '@sitewright/api/mailing-connections';
import { useForm } from 'react-hook-form';
import { Badge, Button, DialogBody, DialogFoot, Notice, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { Form, FormPasswordField, FormRefusal, showRefusal } from '../form-fields/index.ts';

interface AccountFormProps {
  /** A key is stored that cannot be read any more. */
  readonly isKeyLost: boolean;
  readonly onClose: () => void;
}

/** Connects an account. What Mailchimp refuses, or does not answer, is shown and can be tried again. */
export const AccountForm = ({ isKeyLost, onClose }: AccountFormProps) => {
  const form = useForm({ defaultValues: { apiKey: '' } });
  const { send, isSending } = useSending(calls.connect);
  const refresh = useRefresh();
  const toast = useToast();
  const connect = async (body: { apiKey: string }): Promise<void> => {
    if (body.apiKey.trim() === '') return form.setError('apiKey', { message: 'Enter an API key.' });
    const outcome = await send({ body });
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    toast('Mailchimp connected');
    await refresh(calls.readConnection, calls.listRemoteLists);
    return undefined;
  };
  const hasFailed = form.formState.errors.root !== undefined;
  return (
    <Form form={form} onSubmit={connect} label="Connect Mailchimp">
      <DialogBody>
        <div className="mailing-tools">
          <Badge tone="neutral">Disconnected</Badge>
        </div>
        <p className="quiet">
          Connect your account to send the members of this list to a list at Mailchimp. Create a key there
          under Account, Extras, API keys.
        </p>
        {isKeyLost ? (
          <Notice tone="warning">
            The stored key cannot be read, because the secret of the program was changed. Enter it again.
          </Notice>
        ) : null}
        <FormRefusal form={form} />
        <FormPasswordField
          control={form.control}
          name="apiKey"
          label="API key"
          autoComplete="off"
          hint="Ends with the data center, such as -us21. It is stored encrypted and never shown again."
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={isSending}>
          {hasFailed ? 'Retry' : 'Connect'}
        </Button>
      </DialogFoot>
    </Form>
  );
};
