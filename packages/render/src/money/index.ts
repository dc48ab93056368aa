import type { FormatterTable } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { bookkeeperMoney, percentageFormat } from './bookkeeping.ts';
import { legacyMoney } from './legacy-money.ts';
import { money } from './money.ts';
import { moneyFormat, moneyString } from './native-money.ts';

export { formatLocaleMoney, readCurrencyOptions, readLocaleMoney, type LocaleMoney } from './format-money.ts';
export { moneyPrinter, type MoneyPrinter, type MoneyStyle } from './money-printer.ts';
export { amountOfCents, nativeMoney } from './native-money.ts';

export const formatters: FormatterTable<RenderHost> = {
  'bookkeeper-money-format': bookkeeperMoney,
  'i18n-money-format': legacyMoney,
  money,
  'money-format': moneyFormat,
  'money-string': moneyString,
  moneyFormat,
  'percentage-format': percentageFormat,
};
