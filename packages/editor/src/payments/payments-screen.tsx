import { StorePreferencesScreen } from '../commerce-preferences/index.ts';
import { PaymentsForm } from './payments-form.tsx';
import './payments.css';

export const PaymentsScreen = () => (
  <StorePreferencesScreen title="Payments" namespace="payments">
    {(answer) => <PaymentsForm answer={answer} />}
  </StorePreferencesScreen>
);
