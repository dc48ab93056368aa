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
  movePointRight,
  parseDecimal,
  plainText,
  type Decimal,
} from './decimal.ts';
export {
  PLAIN_SEPARATORS,
  formatDecimal,
  formatMoney,
  placeSymbol,
  symbolSide,
  type MoneyFormat,
  type Separators,
  type SymbolPlacement,
  type SymbolSide,
} from './format.ts';
export {
  MAX_INTEGER_PLACES,
  addMoney,
  money,
  moneyText,
  multiplyMoney,
  percentOf,
  readMoney,
  subtractMoney,
  sumMoney,
  type Money,
  type MoneyRefusal,
  type MoneyResult,
  type MoneyText,
} from './money.ts';
