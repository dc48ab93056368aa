import type { Refusal } from '@sitewright/api/client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type FieldOf<Values extends FieldValues> = Readonly<Record<string, FieldPath<Values>>>;

/** Shows a refusal at the fields it names, at the field its code belongs to, or above the form's buttons. */
export const showRefusal = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  refusal: Refusal,
  fieldOfCode: FieldOf<Values> = {},
): void => {
  const known = Object.keys(form.getValues());
  const named = Object.entries(refusal.errors ?? {}).filter(([place]) =>
    // A path into a list: `accounts.2.address`.
    known.includes(place.split('.', 1)[0] ?? ''),
  );
  for (const [field, message] of named) form.setError(field as FieldPath<Values>, { message });
  const field = fieldOfCode[refusal.code];
  if (field !== undefined) form.setError(field, { message: refusal.message }, { shouldFocus: true });
  else if (named.length === 0) form.setError('root', { message: refusal.message });
};
