export { installmentsCapability } from './installments-capability.ts';
