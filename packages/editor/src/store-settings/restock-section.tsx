import { storeLimits } from '@sitewright/domain/store';
import { Card, CardBody, Section } from '../controls/index.ts';
import { FormTextField } from '../form-fields/index.ts';
import { fieldName } from './field-names.ts';
import type { StoreForm } from './use-store-form.ts';

const hints = {
  CTAText: 'Above the form of a variant that is sold out.',
  placeholderText: 'In the field for the email address.',
  buttonText: 'On the button that signs up.',
  mailingListDescription: 'Beside the checkbox for news.',
} as const;

/** The texts of restock forms, in a store that shows them. */
export const RestockSection = ({ control }: Pick<StoreForm, 'control'>) => (
  <Section title="Back in stock form" text="What the form says below a variant that is sold out.">
    <Card>
      <CardBody>
        {(['CTAText', 'placeholderText', 'buttonText', 'mailingListDescription'] as const).map((name) => (
          <FormTextField
            key={name}
            control={control}
            name={name}
            label={fieldName(name)}
            hint={hints[name]}
            maxLength={storeLimits.MAX_TEXT_LENGTH}
          />
        ))}
      </CardBody>
    </Card>
  </Section>
);
