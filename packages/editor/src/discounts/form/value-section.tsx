import type { PriceFormat } from '@sitewright/domain/money';
import { Card, CardBody, Section } from '../../controls/index.ts';
import { FormSelect, FormSwitch, FormTextField } from '../../form-fields/index.ts';
import { TargetFields } from './target-fields.tsx';
import type { DiscountForm } from './use-discount-form.ts';

const kinds = [
  { id: 'percent', name: 'Percentage' },
  { id: 'amount', name: 'Fixed amount' },
  { id: 'free-shipping', name: 'Free shipping' },
  { id: 'buy-x-get-y', name: 'Buy X get Y' },
];

interface ValueSectionProps {
  readonly form: DiscountForm;
  readonly price: PriceFormat;
}

const AmountFields = ({ form: { control }, price }: ValueSectionProps) => (
  <>
    <FormTextField
      control={control}
      name="amount"
      label="Amount off"
      unit={price.currency}
      inputMode="decimal"
      autoComplete="off"
    />
    <FormSwitch
      control={control}
      name="isPerItem"
      label="Take the amount off each item"
      hint="Otherwise it is taken off once per order."
    />
  </>
);

const OfferFields = ({ form }: Pick<ValueSectionProps, 'form'>) => {
  const { control } = form;
  return (
    <>
      <div className="discount-pair">
        <FormTextField control={control} name="buyQuantity" label="Shopper buys" inputMode="numeric" />
        <FormTextField control={control} name="getQuantity" label="Shopper gets" inputMode="numeric" />
      </div>
      <TargetFields form={form} part="target" label="Products to buy" whole="Any product" />
      <TargetFields form={form} part="gets" label="Products to get" whole="Any product" />
      <div className="discount-pair">
        <FormTextField
          control={control}
          name="getsPercent"
          label="Discount on what they get"
          hint="100 is free. The cheapest items are reduced first."
          unit="%"
          inputMode="numeric"
        />
        <FormTextField
          control={control}
          name="maxPerOrder"
          label="Times per order"
          hint="Empty for no limit."
          inputMode="numeric"
        />
      </div>
    </>
  );
};

/** What shoppers get, and for which products. */
export const ValueSection = ({ form, price }: ValueSectionProps) => {
  const kind = form.watch('kind');
  return (
    <Section title="Value">
      <Card>
        <CardBody>
          <FormSelect control={form.control} name="kind" label="Type" choices={kinds} />
          {kind === 'percent' ? (
            <FormTextField
              control={form.control}
              name="percent"
              label="Percentage off"
              unit="%"
              inputMode="numeric"
              autoComplete="off"
            />
          ) : null}
          {kind === 'amount' ? <AmountFields {...{ form, price }} /> : null}
          {kind === 'free-shipping' ? (
            <p className="field-hint">Shipping and local delivery cost nothing.</p>
          ) : null}
          {kind === 'buy-x-get-y' ? (
            <OfferFields form={form} />
          ) : (
            <TargetFields form={form} part="target" label="Applies to" whole="Whole order" />
          )}
        </CardBody>
      </Card>
    </Section>
  );
};
