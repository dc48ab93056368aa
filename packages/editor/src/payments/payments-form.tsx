import { paymentsCalls } from '@sitewright/api/payments';
import type { PaymentSettings } from '@sitewright/domain/store';
import {
  DraftNotices,
  SaveBar,
  usePreferencesDraft,
  type PreferencesAnswer,
} from '../commerce-preferences/index.ts';
import { Card, CardBody, Notice, NumberField, Section, Switch } from '../controls/index.ts';
import { useFetched } from '../data-fetching/index.ts';
import { awaitingDaysFault, describePayments, MAX_DAYS } from './describe-payments.ts';
import { ManualMethods } from './manual-methods.tsx';
import { StripeSection } from './stripe/stripe-section.tsx';

interface PartProps {
  readonly settings: PaymentSettings;
  readonly onChange: (settings: PaymentSettings) => void;
}

const TestGateway = ({ settings, onChange }: PartProps) => (
  <Section
    title="Test payments"
    text="Try the checkout from the cart to the email, with payments that succeed or fail as you choose. No money is moved."
  >
    <Card>
      <CardBody>
        <Switch
          label="Test gateway"
          hint="Signed in as a contributor, you can always use it. Test orders are marked, numbered apart and can be deleted."
          isOn={settings.isTestGatewayEnabled}
          onChange={(isTestGatewayEnabled) => onChange({ ...settings, isTestGatewayEnabled })}
        />
        {settings.isTestGatewayEnabled ? (
          <Switch
            label="Allow visitors to place test orders on public addresses"
            hint="For demonstrations. Without it, visitors of your domain read that the store takes no payments yet. Nobody pays for a test order, so don’t send anything for it."
            isOn={settings.allowsTestOrders}
            onChange={(allowsTestOrders) => onChange({ ...settings, allowsTestOrders })}
          />
        ) : null}
      </CardBody>
    </Card>
  </Section>
);

const AwaitingDays = ({ settings, onChange }: PartProps) => (
  <Section title="Unpaid orders">
    <Card>
      <CardBody>
        <NumberField
          label="Days an order waits for payment"
          hint="Items are reserved for that long. Then the order is cancelled, they are back in stock, and the customer gets an email."
          unit="days"
          min={1}
          max={MAX_DAYS}
          value={settings.awaitingDays}
          error={awaitingDaysFault(settings.awaitingDays)}
          onChange={(days) => onChange({ ...settings, awaitingDays: days ?? Number.NaN })}
        />
      </CardBody>
    </Card>
  </Section>
);

const canSave = ({ payments }: { readonly payments: PaymentSettings }): boolean =>
  awaitingDaysFault(payments.awaitingDays) === undefined;

/** How the store is paid, saved together. */
export const PaymentsForm = ({ answer }: { readonly answer: PreferencesAnswer }) => {
  const draft = usePreferencesDraft('payments', answer, canSave);
  const { isDirty, isSaving, undo, save, discard } = draft;
  const settings = draft.values.payments;
  const { fetched } = useFetched(paymentsCalls.readStripe, {});
  const stripe = 'data' in fetched ? fetched.data : undefined;
  const isLive = stripe?.state === 'connected' && !stripe.isTest;
  const change = (payments: PaymentSettings): void => draft.change({ payments });
  return (
    <div className="payments">
      <DraftNotices draft={draft} />
      {isLive ? null : (
        <Notice tone="warning" title="Your store takes no real payments yet">
          {describePayments(settings)}
        </Notice>
      )}
      <StripeSection />
      <ManualMethods
        methods={settings.manualMethods}
        onChange={(manualMethods) => change({ ...settings, manualMethods })}
      />
      <AwaitingDays settings={settings} onChange={change} />
      <TestGateway settings={settings} onChange={change} />
      <SaveBar {...{ isDirty, isSaving, undo }} onSave={save} onDiscard={discard} />
    </div>
  );
};
