import { formatter } from '@sitewright/template';
import { plainText } from '@sitewright/domain/money';
import { formatDecimal, readDecimal, type RenderHost } from '../languages/index.ts';
import { formatLocaleMoney, readCurrencyOptions } from './format-money.ts';
import { amountOfCents } from './native-money.ts';

const STANDARD = readCurrencyOptions([]);

/** Cents in the currency of the locale's region. */
export const bookkeeperMoney = formatter<RenderHost>(() => (value, { host }) => {
  if (!host.locale) return '';
  const { General, Numbers } = host.locale.cldr;
  const currency = Numbers.getCurrencyForRegion(General.locale().tag.region());
  const amount = readDecimal(plainText(amountOfCents(value, host)));
  return amount ? formatLocaleMoney({ amount, currency }, STANDARD, host.locale) : '';
});

/** A percentage without the percent sign. */
export const percentageFormat = formatter<RenderHost>((args) => {
  const minimumFractionDigits = args.includes('trim') ? 0 : 2;
  const options = { group: true, minimumFractionDigits, maximumFractionDigits: 3 };
  return (value, { host }) => {
    if (!host.locale) return '';
    const number = readDecimal(value);
    return formatDecimal(number?.isFinite() ? number : readDecimal(0), options, host.locale);
  };
});
