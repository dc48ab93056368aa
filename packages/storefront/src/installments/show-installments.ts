import {
  installmentBrand,
  installmentLocale,
  type InstallmentContext,
} from '@sitewright/domain/installments';
import { adoptSheet } from '../page/index.ts';
import { installmentStyles } from './installment-styles.ts';
import { installmentText } from './installment-text.ts';

const LEARN_MORE = { en: 'Learn more', fr: 'En savoir plus' } as const;

export interface InstallmentPlace {
  /** The pill is inserted after it. */
  readonly price: Element;
  readonly context: InstallmentContext;
  readonly currency: string;
}

/** Inserts the pill next to a price. Returns a function that updates the price, in minor units. */
export const showInstallments = ({ price, context, currency }: InstallmentPlace) => {
  const locale = installmentLocale(context.stripeAccountCountry, context.shopperLanguage);
  if (!locale) return undefined;
  adoptSheet(installmentStyles);
  const brand = installmentBrand(locale);
  const language = locale.replace('_', '-');
  const pill = document.createElement('p');
  pill.className = 'sw-installments';
  const text = pill.appendChild(document.createElement('span'));
  const button = pill.appendChild(document.createElement('button'));
  button.type = 'button';
  button.append(language.startsWith('fr') ? LEARN_MORE.fr : LEARN_MORE.en);
  button.addEventListener('click', () => {
    void import('./open-installments-popup.ts').then(({ openPopup }) => openPopup(locale, brand));
  });
  price.after(pill);
  return (minor: number): void => {
    text.textContent = installmentText(minor, { context, currency, brand, language }) ?? '';
  };
};
