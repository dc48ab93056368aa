import type { Capability } from '../http/index.ts';
import { registerInstallmentPopup } from './popup-route.ts';

export const installmentsCapability = (): Capability => ({
  name: 'installments',
  registerRoutes: registerInstallmentPopup,
});
