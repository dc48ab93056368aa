export { showInstallments, type InstallmentPlace } from './show-installments.ts';
