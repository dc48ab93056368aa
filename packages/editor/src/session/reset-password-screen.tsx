import { contributorCalls } from '@sitewright/api/contributors';
import { contributorMessages, credentialLimits, findPasswordFault } from '@sitewright/domain/contributors';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Notice } from '../controls/index.ts';
import { useSending } from '../data-fetching/index.ts';
import { Form, FormPasswordField, FormRefusal, showRefusal } from '../form-fields/index.ts';
import { PublicFrame } from './public-frame.tsx';

const route = getRouteApi('/reset-password');

const fieldOfCode = {
  'password-too-short': 'newPassword',
  'password-too-long': 'newPassword',
  'password-too-plain': 'newPassword',
} as const;

const NewPasswordForm = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const form = useForm({ defaultValues: { newPassword: '' } });
  const reset = useSending(contributorCalls.resetPassword);
  const submit = async ({ newPassword }: { newPassword: string }) => {
    const fault = findPasswordFault(newPassword, '');
    if (fault) return form.setError('newPassword', { message: contributorMessages[fault] });
    const outcome = await reset.send({ body: { token, newPassword } });
    return outcome.ok ? onDone() : showRefusal(form, outcome.refusal, fieldOfCode);
  };
  return (
    <Form form={form} onSubmit={submit} label="Set a new password">
      <div className="stack">
        <FormRefusal form={form} />
        <FormPasswordField
          control={form.control}
          name="newPassword"
          label="New password"
          hint={`At least ${credentialLimits.MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
          takesFocus
        />
        <Button kind="primary" type="submit" isPending={reset.isSending}>
          Set password
        </Button>
      </div>
    </Form>
  );
};

const PasswordIsSet = () => (
  <Notice tone="good" title="Password changed">
    Sign in with your new password.
  </Notice>
);

const IncompleteLink = () => (
  <Notice tone="warning" title="The link is incomplete">
    Open it from the email again, or <Link to="/forgot-password">request a new one</Link>.
  </Notice>
);

export const ResetPasswordScreen = () => {
  const { token } = route.useSearch();
  const [isDone, setDone] = useState(false);
  return (
    <PublicFrame
      title="Set a new password"
      text="This signs you out everywhere else."
      foot={<Link to="/sign-in">{isDone ? 'Sign in' : 'Back to sign in'}</Link>}
    >
      {token === '' ? <IncompleteLink /> : null}
      {token !== '' && isDone ? <PasswordIsSet /> : null}
      {token !== '' && !isDone ? <NewPasswordForm token={token} onDone={() => setDone(true)} /> : null}
    </PublicFrame>
  );
};
