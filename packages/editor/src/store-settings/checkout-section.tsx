import { phoneFields, vatNumberFields } from '@sitewright/domain/store';
import { Card, CardBody, Section } from '../controls/index.ts';
import { countryChoices } from '../countries/index.ts';
import { FormComboBox, FormSelect, FormSwitch, FormTextField } from '../form-fields/index.ts';
import { CheckoutFormField } from './checkout-form-field.tsx';
import { FIRST_COUNTRY } from './checkout-values.ts';
import { fieldName, firstCountryName, visibilityNames } from './field-names.ts';
import { NewsletterFields } from './newsletter-fields.tsx';
import type { SiteFormat } from './store-values.ts';
import type { StoreForm } from './use-store-form.ts';

interface CheckoutSectionProps extends Pick<StoreForm, 'control'> {
  readonly site: SiteFormat;
}

const phoneChoices = phoneFields.map((id) => ({ id, name: visibilityNames[id] }));

const vatNumberChoices = vatNumberFields.map((id) => ({ id, name: visibilityNames[id] }));

const MinimumOrderFields = ({ control, site }: CheckoutSectionProps) => (
  <>
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
  </>
);

const ContactFields = ({ control }: Pick<StoreForm, 'control'>) => (
  <>
    <div className="store-pair">
      <FormSelect
        control={control}
        name="phone"
        label={fieldName('phone')}
        hint="The field of the shipping address."
        choices={phoneChoices}
      />
      <FormComboBox
        control={control}
        name="defaultCountry"
        label={fieldName('defaultCountry')}
        hint="Chosen in the address until the shopper chooses another."
        choices={[{ id: FIRST_COUNTRY, name: firstCountryName }, ...countryChoices()]}
      />
    </div>
    <FormSelect
      control={control}
      name="vatNumber"
      label={fieldName('vatNumber')}
      hint="Companies enter it for their invoice. Its format is checked; taxes stay the same."
      choices={vatNumberChoices}
    />
    <FormSwitch
      control={control}
      name="billingSameByDefault"
      label={fieldName('billingSameByDefault')}
      hint="Shoppers enter one address, and can still enter another for billing."
    />
    <FormSwitch
      control={control}
      name="hasNote"
      label={fieldName('hasNote')}
      hint="A field in which shoppers write you a note with their order."
    />
  </>
);

/** What shoppers are asked for, and what an order needs before it can be placed. */
export const CheckoutSection = ({ control, site }: CheckoutSectionProps) => (
  <Section title="Checkout" text="What shoppers enter when they order.">
    <Card>
      <CardBody>
        <ContactFields control={control} />
        <CheckoutFormField control={control} />
        <NewsletterFields control={control} />
        <MinimumOrderFields control={control} site={site} />
      </CardBody>
    </Card>
  </Section>
);
