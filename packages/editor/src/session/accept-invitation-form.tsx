import type { CallAnswer } from '@sitewright/api/call';
import { contributorCalls } from '@sitewright/api/contributors';
import { contributorMessages, credentialLimits, findPasswordFault } from '@sitewright/domain/contributors';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button } from '../controls/index.ts';
import { Form, FormPasswordField, FormRefusal, FormTextField, showRefusal } from '../form-fields/index.ts';
import { ProofProgress, useProving } from '../proof-of-work/index.ts';
import { useBeginSession } from './session.ts';

interface AcceptInvitationFormProps {
  readonly token: string;
  readonly invitation: CallAnswer<typeof contributorCalls.readInvitation>;
}

const fieldOfCode = {
  'sign-in-failed': 'password',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-too-plain': 'password',
} as const;

/** A new account needs a name and a password; an existing one only its password. */
export const AcceptInvitationForm = ({ token, invitation }: AcceptInvitationFormProps) => {
  const { hasAccount, email } = invitation;
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const accept = useProving(contributorCalls.acceptInvitation);
  const beginSession = useBeginSession();
  const navigate = useNavigate();
  const submit = async ({ name, password }: { name: string; password: string }) => {
    const fault = hasAccount ? undefined : findPasswordFault(password, email);
    if (fault) return form.setError('password', { message: contributorMessages[fault] });
    const body = { token, name: name.trim(), password };
    const outcome = await accept.send((proof) => ({ body: { ...body, ...(proof ? { proof } : {}) } }));
    if (!outcome.ok) return showRefusal(form, outcome.refusal, fieldOfCode);
    beginSession(outcome.answer);
    return navigate({ to: '/' });
  };
  return (
    <Form form={form} onSubmit={submit} label="Accept invitation">
      <div className="stack">
        <FormRefusal form={form} />
        <p className="quiet">
          {hasAccount ? 'Sign in as ' : 'Your account will be '}
          <strong>{email}</strong>.
        </p>
        {hasAccount ? null : (
          <FormTextField
            control={form.control}
            name="name"
            label="Your name"
            autoComplete="name"
            maxLength={100}
          />
        )}
        <FormPasswordField
          control={form.control}
          name="password"
          label="Password"
          {...(hasAccount ? {} : { hint: `At least ${credentialLimits.MIN_PASSWORD_LENGTH} characters.` })}
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
        />
        <ProofProgress progress={accept.progress} />
        <Button kind="primary" type="submit" isPending={accept.isSending}>
          Accept invitation
        </Button>
      </div>
    </Form>
  );
};
