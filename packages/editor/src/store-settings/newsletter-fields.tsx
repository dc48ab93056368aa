import { useWatch } from 'react-hook-form';
import { Notice } from '../controls/index.ts';
import { FormSwitch } from '../form-fields/index.ts';
import { fieldName } from './field-names.ts';
import type { StoreForm } from './use-store-form.ts';

/** The checkbox for news in the checkout. How it begins is asked only where it is shown. */
export const NewsletterFields = ({ control }: Pick<StoreForm, 'control'>) => {
  const [isOffered, isTicked] = useWatch({ control, name: ['marketingOffered', 'marketingTicked'] });
  return (
    <>
      <FormSwitch
        control={control}
        name="marketingOffered"
        label={fieldName('marketingOffered')}
        hint="A checkbox below the email address, with which shoppers agree to get news and offers."
      />
      {isOffered ? (
        <FormSwitch control={control} name="marketingTicked" label={fieldName('marketingTicked')} />
      ) : null}
      {isOffered && isTicked ? (
        <Notice tone="warning">
          Consent that was ticked in advance is not valid in the European Union. Leave the checkbox empty if
          you sell there.
        </Notice>
      ) : null}
    </>
  );
};
