import type { PriceFormat } from '@sitewright/domain/money';
import type { PickupPoint } from '@sitewright/domain/shipping';
import { useForm } from 'react-hook-form';
import { countryChoices } from '../../countries/index.ts';
import { newId } from '../../documents/index.ts';
import { FormComboBox, FormTextField } from '../../form-fields/index.ts';
import { pickupValues, readPickup, type PickupValues } from '../values/place-values.ts';
import { EntryDialog } from '../../entries/index.ts';

interface PickupDialogProps {
  readonly pickup: PickupPoint | undefined;
  readonly format: PriceFormat;
  readonly onDone: (pickup: PickupPoint) => void;
  readonly onClose: () => void;
}

/** Adds or edits a place where shoppers pick up their orders. */
export const PickupDialog = ({ pickup, format, onDone, onClose }: PickupDialogProps) => {
  const form = useForm<PickupValues>({ defaultValues: pickupValues(pickup, format) });
  const { control } = form;
  const submit = (values: PickupValues) => {
    const read = readPickup(values, pickup?.id ?? newId(), format);
    if ('faults' in read) return read.faults;
    onDone(read.pickup);
    return undefined;
  };
  const title = pickup ? 'Edit pickup location' : 'Add pickup location';
  return (
    <EntryDialog {...{ title, form, onClose }} onSubmit={submit}>
      <FormTextField control={control} name="name" label="Name" maxLength={100} takesFocus />
      <FormTextField control={control} name="line1" label="Street and number" maxLength={200} />
      <FormTextField control={control} name="line2" label="Apartment, suite (optional)" maxLength={200} />
      <div className="shipping-pair">
        <FormTextField control={control} name="postalCode" label="Postal code (optional)" maxLength={20} />
        <FormTextField control={control} name="city" label="City" maxLength={200} />
      </div>
      <FormTextField control={control} name="region" label="State or province (optional)" maxLength={200} />
      <FormComboBox control={control} name="country" label="Country" choices={countryChoices()} />
      <FormTextField
        control={control}
        name="instructions"
        label="Instructions (optional)"
        hint="Such as opening hours. Shoppers see them at checkout."
        lines={3}
        maxLength={1000}
      />
      <FormTextField control={control} name="price" label="Price (optional)" hint="Empty is free." />
    </EntryDialog>
  );
};
