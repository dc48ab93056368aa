export {
  appliedTaxClass,
  computeTax,
  rulesAt,
  rulesOfClass,
  type TaxableAmounts,
  type TaxLine,
  type TaxRule,
} from './tax.ts';
