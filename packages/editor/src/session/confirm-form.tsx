import { contributorCalls } from '@sitewright/api/contributors';
import { useForm } from 'react-hook-form';
import { Button, DialogBody, DialogFoot } from '../controls/index.ts';
import { passwordConfirmation, useSending } from '../data-fetching/index.ts';
import { Form, FormPasswordField, FormRefusal, showRefusal } from '../form-fields/index.ts';
import { useSession } from './session-context.tsx';

const fieldOfCode = { 'password-wrong': 'password' } as const;

interface ConfirmFormProps {
  /** What is being changed. */
  readonly purpose: string;
  readonly onCancel: () => void;
}

export const ConfirmForm = ({ purpose, onCancel }: ConfirmFormProps) => {
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
          This change requires your password: <strong>{purpose}</strong>. Enter the password of{' '}
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
        <Button onPress={onCancel}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={confirming.isSending}>
          Confirm
        </Button>
      </DialogFoot>
    </Form>
  );
};
