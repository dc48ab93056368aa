import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../form-fields/index.ts';

interface EntryDialogProps<Values extends FieldValues> {
  readonly title: string;
  readonly form: UseFormReturn<Values>;
  /** Messages by field; undefined closes the dialog. */
  readonly onSubmit: (values: Values) => Readonly<Record<string, string>> | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog for one entry of the settings. Done takes it into the draft of the screen. */
export const EntryDialog = <Values extends FieldValues>(props: EntryDialogProps<Values>) => {
  const { title, form, onSubmit, onClose, children } = props;
  const submit = async (values: Values): Promise<void> => {
    const faults = onSubmit(values);
    if (!faults) return onClose();
    Object.entries(faults).forEach(([field, message], index) =>
      form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 }),
    );
  };
  return (
    <FormDialog title={title} form={form} onSubmit={submit} submit="Done" onClose={onClose}>
      {children}
    </FormDialog>
  );
};
