export { installmentPopup } from './popup.ts';
