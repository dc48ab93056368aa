export { allocateMoney } from './allocate.ts';
export {
  CURRENCIES,
  DEFAULT_CURRENCY,
  currencyCodes,
  isCurrencyCode,
  type Currency,
  type CurrencyCode,
} from './currencies.ts';
export {
  ZERO,
  compareDecimals,
  decimal,
  divideRounded,
  movePointRight,
  parseDecimal,
  plainText,
  type Decimal,
} from './decimal.ts';
export {
  PLAIN_SEPARATORS,
  formatDecimal,
  placeSymbol,
  symbolSide,
  type Separators,
  type SymbolPlacement,
  type SymbolSide,
} from './format-decimal.ts';
export {
  addMoney,
  money,
  moneyText,
  multiplyMoney,
  percentOf,
  subtractMoney,
  sumMoney,
  type Money,
  type MoneyText,
} from './money.ts';
export {
  formatPrice,
  formatPriceInput,
  parsePrice,
  priceFaultText,
  usableLocale,
  type ParsedPrice,
  type PriceFault,
  type PriceFormat,
} from './parse-price.ts';
