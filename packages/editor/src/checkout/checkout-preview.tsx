import type { CheckoutPageSettings } from '@sitewright/domain/store';
import { useState } from 'react';
import { Section, Segmented } from '../controls/index.ts';
import { useDebounced } from '../data-fetching/index.ts';

const stepNames = [
  { id: 'contact', name: 'Contact' },
  { id: 'delivery', name: 'Delivery' },
  { id: 'payment', name: 'Payment' },
] as const;

/** The page as shoppers would see it, with a sample order. Nothing in the frame runs. */
export const CheckoutPreview = ({ settings }: { readonly settings: CheckoutPageSettings }) => {
  const [step, setStep] = useState<(typeof stepNames)[number]['id']>('payment');
  const query = useDebounced(new URLSearchParams({ ...settings, step }).toString());
  return (
    <Section title="Preview">
      <Segmented label="Step" value={step} segments={stepNames} onChange={setStep} />
      <div className="checkout-preview">
        <iframe
          title="Preview of the checkout"
          sandbox="allow-same-origin"
          src={`/store-preview/checkout?${query}`}
        />
      </div>
    </Section>
  );
};
