import { VAT_NUMBER_LENGTH } from '@sitewright/domain/addresses';
import { checkoutLimits } from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import { Field } from '../fields/field.tsx';
import { useCheckout } from '../state/checkout-context.ts';

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Of a company, for its invoice. */
export const VatNumberField = ({ value, onChange }: Props) => {
  const { texts, clearFault } = useCheckout();
  const label = fillText(texts.optional, { label: texts.vatNumber });
  return (
    <Field name="vatNumber" label={label} hint={texts.vatNumberHint}>
      {(shared) => (
        <input
          {...shared}
          value={value}
          maxLength={VAT_NUMBER_LENGTH}
          autoComplete="off"
          onChange={({ target }) => {
            clearFault('vatNumber');
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
};

export const NoteField = ({ value, onChange }: Props) => {
  const { texts } = useCheckout();
  return (
    <Field name="note" label={fillText(texts.optional, { label: texts.note })}>
      {(shared) => (
        <textarea
          {...shared}
          rows={3}
          maxLength={checkoutLimits.NOTE}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};
