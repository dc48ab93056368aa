import { Link } from '@tanstack/react-router';
import { StorePreferencesScreen } from '../../commerce-preferences/index.ts';
import { useSession } from '../../session/index.ts';
import { InvoiceSettingsForm } from './invoice-settings-form.tsx';
import { NumberSection } from './number-section.tsx';

/** For those who may open the list. */
const Crumb = () =>
  useSession().permissions.includes('orders') ? (
    <Link to="/store/invoices" className="screen-crumb">
      Invoices /
    </Link>
  ) : null;

export const InvoiceSettingsScreen = () => (
  <StorePreferencesScreen title="Invoice settings" namespace="invoices" lead={<Crumb />}>
    {(answer) => (
      <>
        <NumberSection />
        <InvoiceSettingsForm answer={answer} />
      </>
    )}
  </StorePreferencesScreen>
);
