import { stepsOf, type CheckoutIsland, type CheckoutStep } from '@sitewright/domain/checkout';
import { LiveRegion } from '@sitewright/ui/live-region';
import { createPortal } from 'react-dom';
import { CheckoutContext, useCheckout, type Notice } from './state/checkout-context.ts';
import { ContactStep } from './steps/contact-step.tsx';
import { DeliveryStep } from './steps/delivery-step.tsx';
import { NoticeBox } from './fields/notice-box.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { Step } from './fields/step.tsx';
import { Summary } from './summary/summary.tsx';
import type { Entered, SummaryState } from './state/read-entered.ts';
import { useCheckoutState } from './state/use-checkout-state.ts';
import { usePayment, type PaymentChoice, type PayState } from './payment/use-payment.ts';
import { useStepFocus } from './state/use-step-focus.ts';

const Processing = ({ isLong }: { readonly isLong: boolean }) => {
  const { texts } = useCheckout();
  return (
    <output className="checkout-notice is-calm">
      <span>
        <span className="checkout-spinner" aria-hidden="true" /> {texts.processing}
      </span>
      {isLong && <span>{texts.processingLong}</span>}
    </output>
  );
};

const PendingAction = () => {
  const { view, texts } = useCheckout();
  if (!view.pending || view.pending.url === '') return null;
  return (
    <p className="checkout-notice is-calm">
      <span>
        {texts.openPayment} <a href={view.pending.url}>{texts.continuePayment}</a>
      </span>
    </p>
  );
};

interface StepFormProps {
  readonly step: CheckoutStep;
  readonly state: PayState;
  readonly onPay: (choice: PaymentChoice) => void;
}

const StepForm = ({ step, state, onPay }: StepFormProps) => {
  if (step === 'payment') return <PaymentStep state={state} onPay={onPay} />;
  return step === 'contact' ? <ContactStep /> : <DeliveryStep />;
};

const Steps = ({ notice }: { readonly notice: Notice }) => {
  const { view, open, faults, texts, isBusy } = useCheckout();
  const { state, pay } = usePayment();
  useStepFocus(open, faults);
  const isProcessing = state === 'processing' || state === 'processing-long';
  const { shouldBlockPurchaseForMinimumOrderAmount, minimumOrderNote, amountDue } = view.cart;
  if (isProcessing) return <Processing isLong={state === 'processing-long'} />;
  if (shouldBlockPurchaseForMinimumOrderAmount)
    return <output className="checkout-notice is-calm">{minimumOrderNote}</output>;
  return (
    <>
      <NoticeBox notice={notice} />
      <PendingAction />
      {stepsOf(view).map((step) => (
        <Step key={step} step={step}>
          <StepForm step={step} state={state} onPay={(choice) => void pay(choice)} />
        </Step>
      ))}
      <LiveRegion message={isBusy ? texts.saving : `${texts.toPay} ${amountDue.text}`} />
    </>
  );
};

interface Props {
  readonly island: CheckoutIsland;
  readonly entered: Entered;
  /** Where the order summary goes. */
  readonly aside: HTMLElement;
  readonly summary: SummaryState;
}

/** The checkout: steps in their place, the summary in its own. */
export const CheckoutApp = ({ island, entered, aside, summary }: Props) => {
  const { checkout, notice } = useCheckoutState(island, entered);
  return (
    <CheckoutContext value={checkout}>
      <Steps notice={notice} />
      {createPortal(<Summary {...summary} />, aside)}
    </CheckoutContext>
  );
};
