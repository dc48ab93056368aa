import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Notice } from '../controls/index.ts';

interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (values: Values) => Promise<unknown>;
  readonly label: string;
  readonly children: ReactNode;
}

/** Errors are shown by the fields, so native validation is off. */
export const Form = <Values extends FieldValues>({ form, onSubmit, label, children }: FormProps<Values>) => (
  <form noValidate aria-label={label} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
    {children}
  </form>
);

/** A refusal that belongs to no single field. */
export const FormRefusal = <Values extends FieldValues>({
  form,
}: {
  readonly form: UseFormReturn<Values>;
}) => {
  const message = form.formState.errors.root?.message;
  return message === undefined ? null : <Notice tone="bad">{message}</Notice>;
};
