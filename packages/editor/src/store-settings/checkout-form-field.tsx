import { formCalls } from '@sitewright/api/forms';
import { useWatch } from 'react-hook-form';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { FormSelect } from '../form-fields/index.ts';
import { NO_FORM } from './checkout-values.ts';
import { fieldName } from './field-names.ts';
import type { StoreForm } from './use-store-form.ts';

const HINT =
  'The fields of a form, asked with the email address. Answers are on the order. Fields for files are left out.';

/** Forms that are not published ask nothing, so they are not offered. */
export const CheckoutFormField = ({ control }: Pick<StoreForm, 'control'>) => {
  const chosen = useWatch({ control, name: 'checkoutForm' });
  const forms = dataOf(useFetched(formCalls.list, {}).fetched)?.forms;
  const offered = (forms ?? [])
    .filter(({ isPublished }) => isPublished)
    .map(({ id, name }) => ({ id, name }));
  const isKnown = chosen === NO_FORM || offered.some(({ id }) => id === chosen);
  const gone = { id: chosen, name: forms ? 'A form that is not published' : 'The chosen form' };
  return (
    <FormSelect
      control={control}
      name="checkoutForm"
      label={fieldName('checkoutForm')}
      hint={HINT}
      choices={[{ id: NO_FORM, name: 'None' }, ...offered, ...(isKnown ? [] : [gone])]}
    />
  );
};
