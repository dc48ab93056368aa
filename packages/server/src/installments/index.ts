export { registerInstallmentPopup } from './popup-route.ts';
