import { stepsOf, stepSummary, type CheckoutStep } from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import type { ReactNode } from 'react';
import { useCheckout } from '../state/checkout-context.ts';

interface Props {
  readonly step: CheckoutStep;
  readonly children: ReactNode;
}

/** A step: its form while it is open, a summary with a way back once it is done. */
export const Step = ({ step, children }: Props) => {
  const { view, texts, open, openStep } = useCheckout();
  const isOpen = step === open;
  const isDone = !isOpen && view.faults[step].length === 0 && step !== 'payment';
  const state = isOpen ? 'is-open' : isDone ? 'is-done' : 'is-waiting';
  return (
    <section
      className={`checkout-step ${state}`}
      id={`checkout-${step}`}
      aria-labelledby={`checkout-${step}-title`}
    >
      <div className="checkout-step-head">
        <span className="checkout-number">
          <span aria-hidden="true">{isDone ? '✓' : stepsOf(view).indexOf(step) + 1}</span>
          {isDone && <span className="checkout-hidden">{texts.done}</span>}
        </span>
        <h2 id={`checkout-${step}-title`}>{texts[step]}</h2>
        {isDone && (
          <button
            type="button"
            className="checkout-change"
            aria-label={fillText(texts.changeStep, { step: texts[step] })}
            onClick={() => openStep(step)}
          >
            {texts.change}
          </button>
        )}
        {isDone &&
          stepSummary(step, view, texts).map((line) => (
            <p className="checkout-step-summary" key={line}>
              {line}
            </p>
          ))}
      </div>
      {isOpen && children}
    </section>
  );
};
