import { StorePreferencesScreen } from '../commerce-preferences/index.ts';
import { InvoicesForm } from './invoices-form.tsx';
import { NumberSection } from './number-section.tsx';

export const InvoicesScreen = () => (
  <StorePreferencesScreen title="Invoices" namespace="invoices">
    {(answer) => (
      <>
        <NumberSection />
        <InvoicesForm answer={answer} />
      </>
    )}
  </StorePreferencesScreen>
);
