import { Card, CardBody, Section } from '../controls/index.ts';
import { FormSwitch, FormTextField } from '../form-fields/index.ts';
import { fieldName } from './field-names.ts';
import type { SiteFormat } from './store-values.ts';
import type { StoreForm } from './use-store-form.ts';

interface CheckoutSectionProps extends Pick<StoreForm, 'control'> {
  readonly site: SiteFormat;
}

/** What an order needs before it can be placed. */
export const CheckoutSection = ({ control, site }: CheckoutSectionProps) => (
  <Section title="Checkout">
    <Card>
      <CardBody>
        <FormSwitch
          control={control}
          name="minimumOrderEnabled"
          label={fieldName('minimumOrderEnabled')}
          hint="Orders with a lower subtotal can’t be placed."
        />
        <FormTextField
          control={control}
          name="minimumOrderAmount"
          label={fieldName('minimumOrderAmount')}
          hint={`In ${site.currency}, before discounts.`}
        />
      </CardBody>
    </Card>
  </Section>
);
