import { StorePreferencesScreen } from '../commerce-preferences/index.ts';
import { ShippingForm } from './shipping-form.tsx';
import './shipping.css';

export const ShippingScreen = () => (
  <StorePreferencesScreen title="Shipping" namespace="shipping">
    {(answer, format) => <ShippingForm answer={answer} format={format} />}
  </StorePreferencesScreen>
);
