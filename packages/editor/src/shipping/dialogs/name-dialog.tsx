import { useForm } from 'react-hook-form';
import { FormTextField } from '../../form-fields/index.ts';
import { EntryDialog } from '../../entries/index.ts';

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly hint: string;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

/** Names a profile. */
export const NameDialog = ({ title, name, hint, onDone, onClose }: NameDialogProps) => {
  const form = useForm<{ name: string }>({ defaultValues: { name } });
  const submit = (values: { name: string }) => {
    const typed = values.name.trim();
    if (typed === '') return { name: 'Enter a name.' };
    onDone(typed);
    return undefined;
  };
  return (
    <EntryDialog {...{ title, form, onClose }} onSubmit={submit}>
      <FormTextField control={form.control} name="name" label="Name" hint={hint} maxLength={100} takesFocus />
    </EntryDialog>
  );
};
