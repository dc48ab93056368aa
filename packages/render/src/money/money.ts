import { formatter } from '@sitewright/template';
import { readOptions, type RenderHost } from '../languages/index.ts';
import { formatLocaleMoney, readCurrencyOptions, readLocaleMoney } from './format-money.ts';

export const money = formatter<RenderHost>((args) => {
  const options = readCurrencyOptions(readOptions(args));
  return (value, { host }) => {
    const amount = host.locale ? readLocaleMoney(value) : undefined;
    return host.locale && amount ? formatLocaleMoney(amount, options, host.locale) : '';
  };
});
