import type { PriceFormat } from '@sitewright/domain/money';
import { regionsOf } from '@sitewright/domain/shipping';
import type { TaxRule } from '@sitewright/domain/tax';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ComboBox } from '../controls/index.ts';
import { countryChoices, countryName } from '../countries/index.ts';
import { newId } from '../documents/index.ts';
import { EntryDialog } from '../entries/index.ts';
import { FormSelect, FormSwitch, FormTextField } from '../form-fields/index.ts';
import { newRuleValues, readRule, ruleValues, WHOLE_COUNTRY, type RuleValues } from './rule-values.ts';

interface RuleDialogProps {
  /** Absent for a new one. */
  readonly rule: TaxRule | undefined;
  /** Of a new one; empty to choose it. */
  readonly country: string;
  readonly format: PriceFormat;
  readonly onDone: (rule: TaxRule) => void;
  readonly onClose: () => void;
}

const regionLabels: Readonly<Record<string, string>> = { US: 'State', CA: 'Province', AU: 'State' };

const PlaceFields = ({ form, country }: { form: UseFormReturn<RuleValues>; country: string }) => {
  const { control } = form;
  const regions = regionsOf(country);
  return (
    <>
      {regions.length === 0 ? (
        <FormTextField
          control={control}
          name="region"
          label="Region (optional)"
          hint="Empty for the whole country."
          maxLength={100}
        />
      ) : (
        <FormSelect
          control={control}
          name="region"
          label={regionLabels[country] ?? 'Region'}
          choices={[
            { id: WHOLE_COUNTRY, name: 'Whole country' },
            ...regions.map(({ code, name }) => ({ id: code, name })),
          ]}
        />
      )}
      <FormTextField
        control={control}
        name="postalCodes"
        label={country === 'US' ? 'ZIP codes (optional)' : 'Postal codes (optional)'}
        hint="Codes, beginnings and ranges: 10115, 101*, 10000-10999. Empty for all."
        lines={2}
      />
    </>
  );
};

/** Adds or edits a tax rule. */
export const RuleDialog = ({ rule, country: preset, format, onDone, onClose }: RuleDialogProps) => {
  const form = useForm<RuleValues>({
    defaultValues: rule ? ruleValues(rule, format.locale) : newRuleValues(preset),
  });
  const { control } = form;
  const country = useWatch({ control, name: 'country' });
  const isChosen = rule !== undefined || preset !== '';
  const choose = (chosen: string): void => {
    form.setValue('country', chosen, { shouldDirty: true });
    form.clearErrors('country');
    // States of another country are no choice.
    form.setValue('region', newRuleValues(chosen).region);
  };
  const submit = (values: RuleValues) => {
    const read = readRule(values, rule?.id ?? newId(), format);
    if ('faults' in read) return read.faults;
    onDone(read.rule);
    return undefined;
  };
  const verb = rule ? 'Edit tax' : 'Add tax';
  return (
    <EntryDialog
      title={isChosen ? `${verb}: ${countryName(country)}` : 'Add country'}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {isChosen ? null : (
        <Controller
          control={control}
          name="country"
          render={({ field: { ref, value, onBlur }, fieldState }) => (
            <ComboBox
              label="Country"
              choices={countryChoices()}
              {...{ value, onBlur }}
              inputRef={ref}
              error={fieldState.error?.message}
              onChange={choose}
            />
          )}
        />
      )}
      <FormTextField
        control={control}
        name="name"
        label="Tax name"
        hint="Shoppers see it, such as “VAT” or “Sales tax”."
        maxLength={100}
      />
      <FormTextField control={control} name="rate" label="Rate in percent" placeholder="0" />
      {country === '' ? null : <PlaceFields form={form} country={country} />}
      <FormTextField
        control={control}
        name="taxClass"
        label="Tax class (optional)"
        hint="For products of this tax class only, instead of the standard rate. Empty is the standard rate."
        maxLength={60}
      />
      <FormSwitch control={control} name="taxesShipping" label="Tax shipping" />
      <FormSwitch
        control={control}
        name="taxesServicesAndDigital"
        label="Tax services and digital products"
        hint="Gift cards and donations are never taxed."
      />
    </EntryDialog>
  );
};
