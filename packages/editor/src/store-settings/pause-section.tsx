import { checkoutSettingLimits } from '@sitewright/domain/store';
import { useWatch } from 'react-hook-form';
import { Card, CardBody, Section } from '../controls/index.ts';
import { FormSwitch, FormTextField } from '../form-fields/index.ts';
import { fieldName } from './field-names.ts';
import type { StoreForm } from './use-store-form.ts';

/** Closes the checkout, for holidays or a move. Text and day are asked for while it is closed. */
export const PauseSection = ({ control }: Pick<StoreForm, 'control'>) => {
  const isPaused = useWatch({ control, name: 'ordersPaused' });
  return (
    <Section title="Taking orders">
      <Card>
        <CardBody>
          <FormSwitch
            control={control}
            name="ordersPaused"
            label={fieldName('ordersPaused')}
            hint="Shoppers can look around and fill their cart. The checkout says that you take no orders."
          />
          {isPaused ? (
            <>
              <FormTextField
                control={control}
                name="pauseText"
                label={fieldName('pauseText')}
                hint="Why, and what shoppers can do. Without it the checkout says only that the store takes no orders."
                lines={3}
                maxLength={checkoutSettingLimits.TEXT}
              />
              <FormTextField
                control={control}
                name="pauseUntil"
                label={fieldName('pauseUntil')}
                type="date"
                hint="Shown to shoppers. On that day orders are taken again without your doing anything."
              />
            </>
          ) : null}
        </CardBody>
      </Card>
    </Section>
  );
};
