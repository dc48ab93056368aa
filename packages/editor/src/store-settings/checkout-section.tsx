import type { Outcome } from '@sitewright/api/client';
import { storeCalls } from '@sitewright/api/store';
import type { PriceFormat } from '@sitewright/domain/money';
import { defaultMinimumOrder, type AnyPreferences, type MinimumOrder } from '@sitewright/domain/store';
import { useQueryClient } from '@tanstack/react-query';
import { StorePreferences, type PreferencesAnswer } from '../commerce-preferences/index.ts';
import { Card, Section } from '../controls/index.ts';
import { send } from '../data-fetching/index.ts';
import { FormSwitch, FormTextField } from '../form-fields/index.ts';
import { SavedFormCard, useSavedForm } from '../saved-form/index.ts';
import { checkoutValues, readMinimum, type CheckoutValues } from './checkout-values.ts';

interface SavedMinimum {
  readonly minimumOrder: MinimumOrder;
  readonly revision: number;
}

const params = { namespace: 'checkout' } as const;

const savedOf = ({ minimumOrder = defaultMinimumOrder, revision = 0 }: PreferencesAnswer): SavedMinimum => ({
  minimumOrder,
  revision,
});

const outcomeOf = (outcome: Outcome<PreferencesAnswer>): Outcome<SavedMinimum> =>
  outcome.ok ? { ...outcome, answer: savedOf(outcome.answer) } : outcome;

const saveMinimum = async (
  values: CheckoutValues,
  revision: number,
  format: PriceFormat,
): Promise<Outcome<SavedMinimum>> => {
  const read = readMinimum(values, format);
  if ('fault' in read) {
    const errors = { amount: read.fault };
    return { ok: false, refusal: { code: 'bad-request', message: read.fault, status: 0, errors } };
  }
  const body = { ...read, revision } as AnyPreferences;
  return outcomeOf(await send(storeCalls.savePreferences, { params, body }));
};

interface CheckoutFormProps {
  readonly answer: PreferencesAnswer;
  readonly format: PriceFormat;
}

const CheckoutForm = ({ answer, format }: CheckoutFormProps) => {
  const queries = useQueryClient();
  const saved = useSavedForm<CheckoutValues, SavedMinimum>({
    saved: savedOf(answer),
    valuesOf: ({ minimumOrder }) => checkoutValues(minimumOrder, format),
    save: (values, revision) => saveMinimum(values, revision, format),
    read: async () => outcomeOf(await send(storeCalls.readPreferences, { params })),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: [storeCalls.readPreferences.path, { params }] });
      void queries.invalidateQueries({ queryKey: [storeCalls.readSettings.path] });
    },
  });
  const { control } = saved.form;
  return (
    <SavedFormCard saved={saved} label="Checkout">
      <FormSwitch
        control={control}
        name="isEnabled"
        label="Minimum order amount"
        hint="Orders with a lower subtotal can’t be placed."
      />
      <FormTextField control={control} name="amount" label={`Minimum subtotal (${format.currency})`} />
    </SavedFormCard>
  );
};

/** What an order needs before it can be placed. */
export const CheckoutSection = () => (
  <Section title="Checkout">
    <Card>
      <StorePreferences namespace="checkout">
        {(answer, format) => <CheckoutForm answer={answer} format={format} />}
      </StorePreferences>
    </Card>
  </Section>
);
