import { automationCalls } from '@sitewright/api/automation';
import { automationLimits } from '@sitewright/domain/automation';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { copyText } from '@sitewright/ui/copy-text';
import { Button, Dialog, DialogBody, DialogFoot, TextField, useToast } from '../controls/index.ts';
import { send, useRefresh } from '../data-fetching/index.ts';
import { Form, FormRefusal, FormTextField, showRefusal } from '../form-fields/index.ts';

interface Values {
  name: string;
}

const NewKey = ({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) => {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) toast('Key copied');
    else toast('Copying is not allowed in this browser', 'bad');
  };
  return (
    <Dialog title="Your new key" isOpen onClose={onClose}>
      <DialogBody>
        <p>Copy it now and enter it at the service. It is not shown again: only a hash of it is stored.</p>
        <TextField label="Key" value={secret} isReadOnly />
        <p className="quiet">
          Services send it as <code>Authorization: Bearer</code> with every request. Keep it private: whoever
          has it can read what your site sends.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button icon={Copy} onPress={() => void copy()}>
          Copy
        </Button>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** Asks for a name, then shows the key this once. */
export const KeyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [secret, setSecret] = useState<string>();
  const form = useForm<Values>({ defaultValues: { name: 'Zapier' } });
  const refresh = useRefresh();
  const submit = async ({ name }: Values): Promise<void> => {
    const outcome = await send(automationCalls.createKey, { body: { name } });
    if (!outcome.ok) {
      showRefusal(form, outcome.refusal);
      return;
    }
    setSecret(outcome.answer.secret);
    await refresh(automationCalls.read);
  };
  if (secret !== undefined) return <NewKey secret={secret} onClose={onClose} />;
  return (
    <Dialog title="Create key" isOpen onClose={onClose}>
      <Form form={form} onSubmit={submit} label="Create key">
        <DialogBody>
          <FormRefusal form={form} />
          <FormTextField
            control={form.control}
            name="name"
            label="Name"
            hint="What the key is for, as the name of the service."
            maxLength={automationLimits.MAX_NAME_LENGTH}
            takesFocus
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isDisabled={form.formState.isSubmitting}>
            Create key
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
