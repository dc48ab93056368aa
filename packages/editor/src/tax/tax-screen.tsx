import { StorePreferencesScreen } from '../commerce-preferences/index.ts';
import { TaxForm } from './tax-form.tsx';
import './tax.css';

export const TaxScreen = () => (
  <StorePreferencesScreen title="Tax" namespace="tax">
    {(answer, format) => <TaxForm answer={answer} format={format} />}
  </StorePreferencesScreen>
);
