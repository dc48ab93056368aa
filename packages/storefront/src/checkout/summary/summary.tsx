import { summaryRows } from '@sitewright/domain/checkout';
import { useEffect, useState } from 'react';
import { useCheckout } from '../state/checkout-context.ts';
import type { SummaryState } from '../state/read-entered.ts';
import { Codes } from './codes.tsx';

const WIDE = '(min-width: 900px)';

/** Beside the steps it is always open. */
const useIsWide = (): boolean => {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = (): void => setIsWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
};

const Lines = () => {
  const { view, texts } = useCheckout();
  return (
    <ul className="checkout-lines">
      {view.cart.entries.map((entry) => {
        const about = [
          ...(entry.subscription ? [entry.subscription.text] : []),
          ...entry.chosenVariant.optionValues.map(({ value }) => value),
          ...entry.formFields.map(({ rawTitle, value }) => `${rawTitle}: ${value}`),
        ].join(' · ');
        return (
          <li className="checkout-line" key={entry.id}>
            <span className="checkout-picture">
              {entry.image && (
                <img src={`${entry.image.assetUrl}?format=300w`} alt="" width={72} height={72} />
              )}
              <span className="checkout-count">
                <span className="checkout-hidden">{texts.quantity}: </span>
                {entry.quantity}
              </span>
            </span>
            <span className="checkout-line-title">{entry.title}</span>
            <span className="checkout-line-price">{entry.isAvailable ? entry.subTotalText : '–'}</span>
            {about && <span className="checkout-line-about">{about}</span>}
            {entry.note && <span className="checkout-line-about checkout-fault">{entry.note}</span>}
          </li>
        );
      })}
    </ul>
  );
};

const Rows = () => {
  const { view, texts } = useCheckout();
  return (
    <dl className="checkout-rows">
      {summaryRows(view.cart, texts).map(({ name, value, kind }) => (
        <div className={`is-${kind}`} key={`${kind} ${name}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What is paid later, each period. */
const Recurring = () => {
  const { recurring } = useCheckout().view;
  if (!recurring) return null;
  return (
    <div className="checkout-recurring">
      <strong>{recurring.title}</strong>
      <ul>
        {recurring.lines.map(({ id, title, text }) => (
          <li key={id}>
            {title}: {text}
          </li>
        ))}
      </ul>
      {recurring.note && <p className="checkout-hint">{recurring.note}</p>}
    </div>
  );
};

/** The order: beside the steps, on phones folded above them. */
export const Summary = ({ isOpen: wasOpen, code, fault }: SummaryState) => {
  const { view, texts } = useCheckout();
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(wasOpen);
  const { amountDue, shippingNote } = view.cart;
  const { summaryText } = view.settings.page;
  return (
    <details
      className="checkout-summary"
      open={isWide || isOpen}
      onToggle={({ currentTarget }) => isWide || setIsOpen(currentTarget.open)}
    >
      <summary>
        {texts.orderSummary} <strong>{amountDue.text}</strong>
      </summary>
      <div className="checkout-summary-body">
        <Lines />
        <Codes typedBefore={code} faultBefore={fault} />
        <Rows />
        <Recurring />
        {shippingNote && <p className="checkout-hint">{shippingNote}</p>}
        {summaryText && <p className="checkout-summary-text">{summaryText}</p>}
      </div>
    </details>
  );
};
