import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { mailingListLimits } from '@sitewright/domain/mailing-lists';
import { useForm } from 'react-hook-form';
import { useToast } from '../../controls/index.ts';
import { send } from '../../data-fetching/index.ts';
import { FormDialog, FormSwitch, FormTextField, showRefusal } from '../../form-fields/index.ts';
import type { MailingList } from '../list-texts.ts';
import { useRefreshLists } from '../use-mailing-lists.ts';

interface ListDialogProps {
  /** Undefined for a new one. */
  readonly list: MailingList | undefined;
  readonly onClose: () => void;
}

interface Values {
  name: string;
  isDoubleOptIn: boolean;
  isForCheckout: boolean;
}

/** Creates a list, or changes how people join one. */
export const ListDialog = ({ list, onClose }: ListDialogProps) => {
  const form = useForm<Values>({
    defaultValues: {
      name: list?.name ?? '',
      isDoubleOptIn: list?.isDoubleOptIn ?? true,
      isForCheckout: list?.isForCheckout ?? false,
    },
  });
  const refresh = useRefreshLists();
  const toast = useToast();
  const submit = async (values: Values): Promise<void> => {
    if (values.name.trim() === '') return form.setError('name', { message: 'Enter a name.' });
    const outcome = list
      ? await send(calls.updateList, { params: { id: list.id }, body: values })
      : await send(calls.createList, { body: values });
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    await refresh();
    toast(list ? 'Mailing list saved' : 'Mailing list created');
    return onClose();
  };
  const title = list ? 'Settings of the list' : 'Create list';
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={submit}
      submit={list ? 'Save' : 'Create list'}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="name"
        label="Name"
        hint="People read it in emails and when they unsubscribe."
        maxLength={mailingListLimits.MAX_NAME_LENGTH}
        takesFocus
      />
      <FormSwitch
        control={form.control}
        name="isDoubleOptIn"
        label="Ask for confirmation by email"
        hint="Who signs up is subscribed once they have followed a link in an email. That proves that the address is theirs."
      />
      <FormSwitch
        control={form.control}
        name="isForCheckout"
        label="Shoppers join it at the checkout"
        hint="Those who agree to get news and offers."
      />
    </FormDialog>
  );
};
