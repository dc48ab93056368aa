import type { PriceFormat } from '@sitewright/domain/money';
import type { LocalDelivery } from '@sitewright/domain/shipping';
import { useForm } from 'react-hook-form';
import { countryChoices } from '../../countries/index.ts';
import { newId } from '../../documents/index.ts';
import { FormComboBox, FormTextField } from '../../form-fields/index.ts';
import { deliveryValues, readDelivery, type DeliveryValues } from '../values/place-values.ts';
import { EntryDialog } from '../../entries/index.ts';

interface DeliveryDialogProps {
  readonly delivery: LocalDelivery | undefined;
  readonly format: PriceFormat;
  readonly onDone: (delivery: LocalDelivery) => void;
  readonly onClose: () => void;
}

/** Adds or edits a delivery to postal codes nearby. */
export const DeliveryDialog = ({ delivery, format, onDone, onClose }: DeliveryDialogProps) => {
  const form = useForm<DeliveryValues>({ defaultValues: deliveryValues(delivery, format) });
  const { control } = form;
  const submit = (values: DeliveryValues) => {
    const read = readDelivery(values, delivery?.id ?? newId(), format);
    if ('faults' in read) return read.faults;
    onDone(read.delivery);
    return undefined;
  };
  const title = delivery ? 'Edit local delivery' : 'Add local delivery';
  return (
    <EntryDialog {...{ title, form, onClose }} onSubmit={submit}>
      <FormTextField control={control} name="name" label="Name" maxLength={100} takesFocus />
      <FormComboBox control={control} name="country" label="Country" choices={countryChoices()} />
      <FormTextField
        control={control}
        name="postalCodes"
        label="Postal codes"
        hint="Codes, beginnings and ranges, separated by commas: 10115, 101*, 10000-10999."
        lines={3}
      />
      <div className="shipping-pair">
        <FormTextField control={control} name="price" label="Price" hint="0 is free." />
        <FormTextField control={control} name="minimum" label="Minimum order (optional)" />
      </div>
      <FormTextField control={control} name="freeFrom" label="Free from subtotal (optional)" />
      <FormTextField
        control={control}
        name="instructions"
        label="Delivery information (optional)"
        hint="Such as the days you deliver on. Shoppers see it at checkout."
        lines={3}
        maxLength={1000}
      />
    </EntryDialog>
  );
};
