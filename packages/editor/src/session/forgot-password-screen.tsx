import { contributorCalls } from '@sitewright/api/contributors';
import { contributorMessages, isEmail, normalizeEmail } from '@sitewright/domain/contributors';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button, Notice } from '../controls/index.ts';
import { useSending } from '../data-fetching/index.ts';
import { Form, FormRefusal, FormTextField, showRefusal } from '../form-fields/index.ts';
import { PublicFrame } from './public-frame.tsx';

export const ForgotPasswordScreen = () => {
  const form = useForm({ defaultValues: { email: '' } });
  const request = useSending(contributorCalls.requestPasswordReset);
  const submit = async ({ email }: { email: string }) => {
    const address = normalizeEmail(email);
    if (!isEmail(address)) return form.setError('email', { message: contributorMessages['email-invalid'] });
    const outcome = await request.send({ body: { email: address } });
    return outcome.ok ? undefined : showRefusal(form, outcome.refusal);
  };
  const { isSubmitSuccessful, errors } = form.formState;
  const isSent = isSubmitSuccessful && Object.keys(errors).length === 0;
  return (
    <PublicFrame
      title="Forgot your password?"
      text="We will email you a link to set a new one."
      foot={<Link to="/sign-in">Back to sign in</Link>}
    >
      {isSent ? (
        <Notice tone="good" title="Check your email">
          If an account of this site exists for this address, you will receive a link shortly. After several
          requests no further link is sent: those of the last hour still work.
        </Notice>
      ) : (
        <Form form={form} onSubmit={submit} label="Forgot your password?">
          <div className="stack">
            <FormRefusal form={form} />
            <FormTextField
              control={form.control}
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
              takesFocus
            />
            <Button kind="primary" type="submit" isPending={request.isSending}>
              Email me a link
            </Button>
          </div>
        </Form>
      )}
    </PublicFrame>
  );
};
