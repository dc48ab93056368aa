import { contributorCalls } from '@sitewright/api/contributors';
import { contributorMessages } from '@sitewright/domain/contributors';
import { useForm } from 'react-hook-form';
import { Button, Dialog, DialogBody, DialogFoot, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { Form, FormCheckboxGroup, FormRefusal, showRefusal } from '../form-fields/index.ts';
import { roleOptionsFor } from './describe-role.ts';
import { OwnerSiteNotice } from './owner-site-notice.tsx';
import type { Person } from './people-list.tsx';

interface RolesDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

export const RolesDialog = ({ person, onClose }: RolesDialogProps) => {
  const form = useForm({ defaultValues: { roles: person.roles.map(String) } });
  const changing = useSending(contributorCalls.setRoles);
  const refresh = useRefresh();
  const showToast = useToast();
  const who = person.name || person.email;
  const submit = async ({ roles }: { roles: string[] }) => {
    if (roles.length === 0) return form.setError('roles', { message: contributorMessages['roles-missing'] });
    const outcome = await changing.send({
      params: { id: person.accountId },
      body: { roles: roles.map(Number) },
    });
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    await refresh(contributorCalls.list);
    showToast(`The roles of ${who} are changed`);
    return onClose();
  };
  return (
    <Dialog title={`Roles of ${who}`} isOpen onClose={onClose}>
      <Form form={form} onSubmit={submit} label="Roles">
        <DialogBody>
          <FormRefusal form={form} />
          <OwnerSiteNotice />
          <FormCheckboxGroup
            control={form.control}
            name="roles"
            label="Roles"
            options={roleOptionsFor(person.roles)}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={changing.isSending}>
            Save roles
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
