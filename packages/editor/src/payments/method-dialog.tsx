import { checkoutSettingLimits, type ManualMethod } from '@sitewright/domain/store';
import { useForm } from 'react-hook-form';
import { newId } from '../documents/index.ts';
import { EntryDialog } from '../entries/index.ts';
import { FormSwitch, FormTextField } from '../form-fields/index.ts';
import { readMethod, type MethodValues } from './method-values.ts';

interface MethodDialogProps {
  /** Absent for a new one. */
  readonly method: ManualMethod | undefined;
  readonly methods: readonly ManualMethod[];
  readonly onDone: (method: ManualMethod) => void;
  readonly onClose: () => void;
}

const emptyMethod: MethodValues = { name: '', instructions: '', isEnabled: true };

/** Adds or edits a way to pay outside of the website. */
export const MethodDialog = ({ method, methods, onDone, onClose }: MethodDialogProps) => {
  const form = useForm<MethodValues>({ defaultValues: method ?? emptyMethod });
  const { control } = form;
  const submit = (values: MethodValues) => {
    const others = methods.filter(({ id }) => id !== method?.id);
    const read = readMethod(values, { id: method?.id ?? newId(), others });
    if ('faults' in read) return read.faults;
    onDone(read.method);
    return undefined;
  };
  return (
    <EntryDialog title={method ? 'Edit method' : 'Add method'} {...{ form, onClose }} onSubmit={submit}>
      <FormTextField
        control={control}
        name="name"
        label="Name"
        hint="As shoppers read it, such as Bank transfer or Cash on pickup."
        maxLength={checkoutSettingLimits.NAME}
        takesFocus
      />
      <FormTextField
        control={control}
        name="instructions"
        label="Instructions"
        hint="How and where to pay. Shown in the checkout, with the order and in its email."
        lines={5}
        maxLength={checkoutSettingLimits.INSTRUCTIONS}
      />
      <FormSwitch control={control} name="isEnabled" label="Offered in the checkout" />
    </EntryDialog>
  );
};
