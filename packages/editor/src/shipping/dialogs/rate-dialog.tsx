import type { PriceFormat } from '@sitewright/domain/money';
import type { ShippingRate } from '@sitewright/domain/shipping';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Select } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { FormTextField } from '../../form-fields/index.ts';
import { rateKindNames } from '../describe-shipping.ts';
import {
  firstRange,
  newRateValues,
  rateValues,
  readRate,
  type RateKind,
  type RateValues,
} from '../values/rate-values.ts';
import { EntryDialog } from '../../entries/index.ts';
import { RateRanges } from './rate-ranges.tsx';

interface RateDialogProps {
  /** Absent for a new one. */
  readonly rate: ShippingRate | undefined;
  readonly format: PriceFormat;
  readonly onDone: (rate: ShippingRate) => void;
  readonly onClose: () => void;
}

const kinds = Object.entries(rateKindNames).map(([id, name]) => ({ id, name }));

/** Adds or edits a rate of a zone. */
export const RateDialog = ({ rate, format, onDone, onClose }: RateDialogProps) => {
  const form = useForm<RateValues>({ defaultValues: rate ? rateValues(rate, format) : newRateValues() });
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const changeKind = (next: RateKind): void => {
    form.setValue('kind', next, { shouldDirty: true });
    form.clearErrors();
    // Limits of another kind have another unit.
    form.setValue('ranges', next === 'flat' ? [] : [firstRange(next, format)]);
  };
  const submit = (values: RateValues) => {
    const read = readRate(values, rate?.id ?? newId(), format);
    if ('faults' in read) return read.faults;
    onDone(read.rate);
    return undefined;
  };
  return (
    <EntryDialog title={rate ? 'Edit rate' : 'Add rate'} form={form} onSubmit={submit} onClose={onClose}>
      <FormTextField
        control={control}
        name="name"
        label="Name"
        hint="Shoppers see it, such as “Standard”."
        maxLength={100}
        takesFocus
      />
      <FormTextField
        control={control}
        name="description"
        label="Delivery time (optional)"
        placeholder="3 to 5 business days"
        maxLength={1000}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field: { value } }) => (
          <Select
            label="Pricing"
            choices={kinds}
            value={value}
            onChange={(id) => changeKind(id as RateKind)}
          />
        )}
      />
      {kind === 'flat' ? (
        <div className="shipping-pair">
          <FormTextField control={control} name="orderPrice" label="Per order" hint="0 is free." />
          <FormTextField control={control} name="itemPrice" label="Per item (optional)" />
        </div>
      ) : (
        <RateRanges form={form} kind={kind} format={format} />
      )}
      <FormTextField
        control={control}
        name="freeFrom"
        label="Free from subtotal (optional)"
        hint="Orders of this amount or more ship free with this rate."
      />
    </EntryDialog>
  );
};
