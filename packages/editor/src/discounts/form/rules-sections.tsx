import type { PriceFormat } from '@sitewright/domain/money';
import { Card, CardBody, Section } from '../../controls/index.ts';
import { FormSelect, FormSwitch, FormTextField } from '../../form-fields/index.ts';
import { subscriptionTexts } from '../texts/discount-texts.ts';
import type { DiscountForm } from './use-discount-form.ts';

interface SectionProps {
  readonly form: DiscountForm;
}

export const RequirementsSection = ({
  form: { control, watch },
  price,
}: SectionProps & { readonly price: PriceFormat }) => {
  const isWhole = watch('targetKind') === 'order';
  const counted = isWhole ? 'Empty for no minimum.' : 'Of the products above. Empty for no minimum.';
  return (
    <Section title="Requirements">
      <Card>
        <CardBody>
          <div className="discount-pair">
            <FormTextField
              control={control}
              name="minimumAmount"
              label="Minimum amount"
              hint={counted}
              unit={price.currency}
              inputMode="decimal"
              autoComplete="off"
            />
            <FormTextField
              control={control}
              name="minimumQuantity"
              label="Minimum quantity"
              hint={counted}
              unit="items"
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <FormSwitch
            control={control}
            name="isFirstPurchaseOnly"
            label="First purchase only"
            hint="For customers who have not ordered before."
          />
        </CardBody>
      </Card>
    </Section>
  );
};

const subscriptionChoices = Object.entries(subscriptionTexts).map(([id, name]) => ({ id, name }));

export const LimitsSection = ({ form: { control } }: SectionProps) => (
  <Section title="Limits">
    <Card>
      <CardBody>
        <div className="discount-pair">
          <FormTextField
            control={control}
            name="maxUses"
            label="Uses in total"
            hint="Empty for no limit."
            inputMode="numeric"
            autoComplete="off"
          />
          <FormTextField
            control={control}
            name="maxUsesPerCustomer"
            label="Uses per customer"
            hint="Empty for no limit."
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <FormSwitch
          control={control}
          name="isCombinable"
          label="Combines with other discounts"
          hint="Otherwise shoppers get whichever saves them more."
        />
        <FormSelect
          control={control}
          name="subscriptionPayments"
          label="Subscriptions"
          hint="Which payments of a subscribed product are reduced."
          choices={subscriptionChoices}
        />
      </CardBody>
    </Card>
  </Section>
);

export const DatesSection = ({ form: { control }, zone }: SectionProps & { readonly zone: string }) => (
  <Section title="Dates">
    <Card>
      <CardBody>
        <div className="discount-pair">
          <FormTextField
            control={control}
            name="startsOn"
            label="Starts"
            hint={`Empty to start at once. Site time zone: ${zone}`}
            type="datetime-local"
          />
          <FormTextField
            control={control}
            name="endsOn"
            label="Ends"
            hint={`Empty for no end. Site time zone: ${zone}`}
            type="datetime-local"
          />
        </div>
      </CardBody>
    </Card>
  </Section>
);
