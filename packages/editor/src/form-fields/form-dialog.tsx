import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button, Dialog, DialogBody, DialogFoot } from '../controls/index.ts';
import { Form, FormRefusal } from './form.tsx';

interface FormDialogProps<Values extends FieldValues> {
  readonly title: string;
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** Label of the button that submits. */
  readonly submit: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form, which is open while it is mounted. */
export const FormDialog = <Values extends FieldValues>({
  title,
  form,
  onSubmit,
  submit,
  onClose,
  children,
}: FormDialogProps<Values>) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <Form form={form} onSubmit={onSubmit} label={title}>
      <DialogBody>
        <FormRefusal form={form} />
        {children}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isDisabled={form.formState.isSubmitting}>
          {submit}
        </Button>
      </DialogFoot>
    </Form>
  </Dialog>
);
