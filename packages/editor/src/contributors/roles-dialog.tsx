import { contributorCalls } from '@sitewright/api/contributors';
import { contributorMessages } from '@sitewright/domain/contributors';
import { useForm } from 'react-hook-form';
import { useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { FormCheckboxGroup, FormDialog, showRefusal } from '../form-fields/index.ts';
import { roleOptionsFor } from './describe-role.ts';
import { OwnerSiteNotice } from './owner-site-notice.tsx';
import type { Contributor } from './contributor.ts';

interface RolesDialogProps {
  readonly contributor: Contributor;
  readonly onClose: () => void;
}

export const RolesDialog = ({ contributor, onClose }: RolesDialogProps) => {
  const form = useForm({ defaultValues: { roles: contributor.roles.map(String) } });
  const changing = useSending(contributorCalls.setRoles);
  const refresh = useRefresh();
  const showToast = useToast();
  const who = contributor.name || contributor.email;
  const submit = async ({ roles }: { roles: string[] }) => {
    if (roles.length === 0) return form.setError('roles', { message: contributorMessages['roles-missing'] });
    const outcome = await changing.send({
      params: { id: contributor.accountId },
      body: { roles: roles.map(Number) },
    });
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    await refresh(contributorCalls.list);
    showToast(`Roles of ${who} saved`);
    return onClose();
  };
  return (
    <FormDialog title={`Roles of ${who}`} form={form} onSubmit={submit} submit="Save roles" onClose={onClose}>
      <OwnerSiteNotice />
      <FormCheckboxGroup
        control={form.control}
        name="roles"
        label="Roles"
        options={roleOptionsFor(contributor.roles)}
      />
    </FormDialog>
  );
};
