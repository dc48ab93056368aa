import type { PriceFormat } from '@sitewright/domain/money';
import { shippingLimits } from '@sitewright/domain/shipping';
import { Plus, X } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button, IconButton } from '../../controls/index.ts';
import { FormTextField } from '../../form-fields/index.ts';
import { nextRange, type RangedKind, type RateValues } from '../values/rate-values.ts';

interface RateRangesProps {
  readonly form: UseFormReturn<RateValues>;
  readonly kind: RangedKind;
  readonly format: PriceFormat;
}

const hints = {
  'by-weight': 'The weight of the whole order, such as 500 g or 2 kg. Leave “Up to” empty for no limit.',
  'by-quantity': 'The number of items in the order. Leave “Up to” empty for no limit.',
  'by-subtotal': 'The subtotal of the order before discounts. Leave “Up to” empty for no limit.',
} as const satisfies Record<RangedKind, string>;

/** Ranges with their prices. */
export const RateRanges = ({ form, kind, format }: RateRangesProps) => {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'ranges' });
  const fault = form.formState.errors.ranges?.message ?? form.formState.errors.ranges?.root?.message;
  return (
    <fieldset className="rate-ranges">
      <legend className="field-label">Ranges</legend>
      <p className="field-hint">{hints[kind]}</p>
      {fault === undefined ? null : <p className="field-error">{fault}</p>}
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="rate-range" aria-label={`Range ${index + 1}`}>
          <FormTextField control={control} name={`ranges.${index}.from`} label="From" />
          <FormTextField control={control} name={`ranges.${index}.to`} label="Up to" placeholder="No limit" />
          <FormTextField control={control} name={`ranges.${index}.price`} label="Price" />
          <IconButton icon={X} label={`Remove range ${index + 1}`} onPress={() => remove(index)} />
        </fieldset>
      ))}
      {fields.length < shippingLimits.RANGES ? (
        <div className="row">
          <Button
            icon={Plus}
            onPress={() => append(nextRange(kind, form.getValues('ranges'), format), { shouldFocus: true })}
          >
            Add range
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};
