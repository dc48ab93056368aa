import { contributorCalls } from '@sitewright/api/contributors';
import { useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Dialog, DialogBody, DialogFoot } from '../controls/index.ts';
import { passwordConfirmation, useSending } from '../data-fetching/index.ts';
import { Form, FormPasswordField, FormRefusal, showRefusal } from '../form-fields/index.ts';
import { useSession } from './session-context.tsx';

const fieldOfCode = { 'password-wrong': 'password' } as const;

const cancel = (): void => passwordConfirmation.settle();

const ConfirmForm = () => {
  const { account } = useSession();
  const form = useForm({ defaultValues: { password: '' } });
  const confirming = useSending(contributorCalls.confirm);
  const submit = async (body: { password: string }) => {
    const outcome = await confirming.send({ body });
    if (!outcome.ok) return showRefusal(form, outcome.refusal, fieldOfCode);
    return passwordConfirmation.settle(outcome.answer.confirmation);
  };
  return (
    <Form form={form} onSubmit={submit} label="Confirm your password">
      <DialogBody>
        <p className="quiet">
          Changing sites and host names requires your password. Enter the password of{' '}
          <strong>{account.email}</strong> to continue.
        </p>
        <FormRefusal form={form} />
        <FormPasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
          takesFocus
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={cancel}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={confirming.isSending}>
          Confirm
        </Button>
      </DialogFoot>
    </Form>
  );
};

/** Opens when a call needs the password; the call continues afterwards. */
export const ConfirmPassword = () => {
  const isPending = useSyncExternalStore(passwordConfirmation.subscribe, passwordConfirmation.isPending);
  return isPending ? (
    <Dialog title="Confirm your password" isOpen onClose={cancel}>
      <ConfirmForm />
    </Dialog>
  ) : null;
};
