import { contributorCalls } from '@sitewright/api/contributors';
import { useForm } from 'react-hook-form';
import { Button } from '../controls/index.ts';
import { Form, FormPasswordField, FormRefusal, FormTextField, showRefusal } from '../form-fields/index.ts';
import { ProofProgress, useProving } from '../proof-of-work/index.ts';
import { useBeginSession, type Session } from './session.ts';

interface SignInFormProps {
  /** Set when only this account may sign in. */
  readonly email?: string;
  readonly onDone?: (session: Session) => void;
}

export const SignInForm = ({ email, onDone }: SignInFormProps) => {
  const form = useForm({ defaultValues: { email: email ?? '', password: '' } });
  const signIn = useProving(contributorCalls.signIn);
  const beginSession = useBeginSession();
  const submit = async (body: { email: string; password: string }) => {
    const outcome = await signIn.send((proof) => ({ body: { ...body, ...(proof ? { proof } : {}) } }));
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    beginSession(outcome.answer);
    return onDone?.(outcome.answer);
  };
  return (
    <Form form={form} onSubmit={submit} label="Sign in">
      <div className="stack">
        <FormRefusal form={form} />
        {email === undefined ? (
          <FormTextField
            control={form.control}
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            takesFocus
          />
        ) : null}
        <FormPasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
          takesFocus={email !== undefined}
        />
        <ProofProgress progress={signIn.progress} />
        <Button kind="primary" type="submit" isPending={signIn.isSending}>
          Sign in
        </Button>
      </div>
    </Form>
  );
};
