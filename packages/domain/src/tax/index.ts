export { computeTax, rulesAt, type TaxableAmounts, type TaxLine, type TaxRule } from './tax.ts';
