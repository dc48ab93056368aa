export { invoicePage, printScript } from './invoice-page.ts';
