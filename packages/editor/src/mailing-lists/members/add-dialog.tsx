import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { importLimits, mailingListLimits as limits } from '@sitewright/domain/mailing-lists';
import { useForm } from 'react-hook-form';
import { useToast } from '../../controls/index.ts';
import { send } from '../../data-fetching/index.ts';
import { FormDialog, FormTextField, showRefusal } from '../../form-fields/index.ts';
import { useRefreshLists } from '../use-mailing-lists.ts';
import { readTags } from './read-tags.ts';

interface AddDialogProps {
  readonly listId: string;
  readonly onClose: () => void;
}

/** Adds one person who agreed elsewhere. */
export const AddDialog = ({ listId, onClose }: AddDialogProps) => {
  const form = useForm({ defaultValues: { email: '', name: '', tags: '', proof: '' } });
  const refresh = useRefreshLists();
  const toast = useToast();
  const submit = async ({
    tags,
    ...values
  }: {
    email: string;
    name: string;
    tags: string;
    proof: string;
  }) => {
    const outcome = await send(calls.addMember, {
      params: { id: listId },
      body: { ...values, tags: readTags(tags) },
    });
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    await refresh();
    toast('Address added');
    return onClose();
  };
  return (
    <FormDialog title="Add address" form={form} onSubmit={submit} submit="Add address" onClose={onClose}>
      <FormTextField
        control={form.control}
        name="email"
        label="Email"
        maxLength={limits.MAX_EMAIL_LENGTH}
        takesFocus
      />
      <FormTextField
        control={form.control}
        name="name"
        label="Name"
        maxLength={limits.MAX_PERSON_NAME_LENGTH}
      />
      <FormTextField control={form.control} name="tags" label="Tags" hint="Separated by commas." />
      <FormTextField
        control={form.control}
        name="proof"
        label="How did the person agree?"
        hint="Kept as proof, for example: signed the paper list at the fair on 3 May."
        lines={3}
        maxLength={importLimits.MAX_HOW_LENGTH}
      />
    </FormDialog>
  );
};
