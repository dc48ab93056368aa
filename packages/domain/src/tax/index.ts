export {
  computeTax,
  type ComputedTax,
  type TaxedPart,
  type TaxKind,
  type TaxLine,
  type TaxShare,
} from './compute-tax.ts';
export { appliedTaxClass, rulesAt, taxLimits, taxLocation, type TaxAddresses, type TaxRule } from './tax.ts';
