import { contributorCalls } from '@sitewright/api/contributors';
import { mailCalls } from '@sitewright/api/mail';
import { contributorMessages, isEmail, normalizeEmail } from '@sitewright/domain/contributors';
import { useForm } from 'react-hook-form';
import { useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { FormCheckboxGroup, FormDialog, FormTextField, showRefusal } from '../form-fields/index.ts';
import { roleOptionsFor } from './describe-role.ts';
import { OwnerSiteNotice } from './owner-site-notice.tsx';

const fieldOfCode = {
  'email-invalid': 'email',
  'already-contributor': 'email',
  'roles-missing': 'roles',
} as const;

const roleOptions = roleOptionsFor();

interface Invitation {
  readonly email: string;
  readonly roles: string[];
}

const findFaults = ({ email, roles }: Invitation): ('email-invalid' | 'roles-missing')[] => [
  ...(isEmail(email) ? [] : ['email-invalid' as const]),
  ...(roles.length > 0 ? [] : ['roles-missing' as const]),
];

export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const form = useForm<Invitation>({ defaultValues: { email: '', roles: [] } });
  const inviting = useSending(contributorCalls.invite);
  const refresh = useRefresh();
  const showToast = useToast();
  const submit = async (values: Invitation) => {
    const invitation = { ...values, email: normalizeEmail(values.email) };
    const faults = findFaults(invitation);
    for (const fault of faults) form.setError(fieldOfCode[fault], { message: contributorMessages[fault] });
    if (faults.length > 0) return undefined;
    const { email, roles } = invitation;
    const outcome = await inviting.send({ body: { email, roles: roles.map(Number) } });
    if (!outcome.ok) return showRefusal(form, outcome.refusal, fieldOfCode);
    await refresh(contributorCalls.listInvitations, mailCalls.listOutbox);
    showToast(`Invitation for ${email} queued. See Mail for its status`);
    return onClose();
  };
  return (
    <FormDialog
      title="Invite contributor"
      form={form}
      onSubmit={submit}
      submit="Send invitation"
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        takesFocus
      />
      <OwnerSiteNotice />
      <FormCheckboxGroup control={form.control} name="roles" label="Roles" options={roleOptions} />
    </FormDialog>
  );
};
