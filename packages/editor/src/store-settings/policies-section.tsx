import { checkoutSettingLimits } from '@sitewright/domain/store';
import { Card, CardBody, Section } from '../controls/index.ts';
import { FormTextField } from '../form-fields/index.ts';
import { fieldName } from './field-names.ts';
import type { StoreForm } from './use-store-form.ts';

const hints = {
  returnPolicy: 'How shoppers send things back, within how many days, and who pays for it.',
  termsPolicy: 'The terms that an order is placed under.',
  privacyPolicy: 'What you store about shoppers, and why.',
} as const;

/** Texts that open in a popup of the checkout. */
export const PoliciesSection = ({ control }: Pick<StoreForm, 'control'>) => (
  <Section
    title="Policies"
    text="Linked at the end of the checkout, where they open in a popup. One that is empty has no link."
  >
    <Card>
      <CardBody>
        {(['returnPolicy', 'termsPolicy', 'privacyPolicy'] as const).map((name) => (
          <FormTextField
            key={name}
            control={control}
            name={name}
            label={fieldName(name)}
            hint={hints[name]}
            lines={5}
            maxLength={checkoutSettingLimits.POLICY}
          />
        ))}
      </CardBody>
    </Card>
  </Section>
);
