import { contributorCalls } from '@sitewright/api/contributors';
import { contributorMessages, credentialLimits, findPasswordFault } from '@sitewright/domain/contributors';
import { useForm } from 'react-hook-form';
import { Button, Card, CardBody, CardFoot, Section, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { Form, FormPasswordField, FormRefusal, showRefusal } from '../form-fields/index.ts';
import { useSession } from '../session/index.ts';

const fieldOfCode = {
  'password-wrong': 'currentPassword',
  'password-too-short': 'newPassword',
  'password-too-long': 'newPassword',
  'password-too-plain': 'newPassword',
} as const;

export const PasswordForm = () => {
  const { account } = useSession();
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' } });
  const changing = useSending(contributorCalls.changePassword);
  const refresh = useRefresh();
  const showToast = useToast();
  const submit = async (body: { currentPassword: string; newPassword: string }) => {
    const fault = findPasswordFault(body.newPassword, account.email);
    if (fault) return form.setError('newPassword', { message: contributorMessages[fault] });
    const outcome = await changing.send({ body });
    if (!outcome.ok) return showRefusal(form, outcome.refusal, fieldOfCode);
    form.reset();
    showToast('Password changed. You are signed out everywhere else');
    return refresh(contributorCalls.listSessions);
  };
  return (
    <Section title="Password" text="Changing it signs you out everywhere else.">
      <Card>
        <Form form={form} onSubmit={submit} label="Password">
          <CardBody>
            <FormRefusal form={form} />
            <FormPasswordField
              control={form.control}
              name="currentPassword"
              label="Current password"
              autoComplete="current-password"
            />
            <FormPasswordField
              control={form.control}
              name="newPassword"
              label="New password"
              hint={`At least ${credentialLimits.MIN_PASSWORD_LENGTH} characters.`}
              autoComplete="new-password"
            />
          </CardBody>
          <CardFoot>
            <Button kind="primary" type="submit" isPending={changing.isSending}>
              Change password
            </Button>
          </CardFoot>
        </Form>
      </Card>
    </Section>
  );
};
