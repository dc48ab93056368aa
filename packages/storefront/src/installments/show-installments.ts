import {
  installmentBrand,
  installmentLocale,
  type InstallmentContext,
} from '@sitewright/domain/installments';
import { adoptSheet } from '../page/index.ts';
import { installmentStyles } from './installment-styles.ts';
import { installmentText, type InstallmentText } from './installment-text.ts';

const LEARN_MORE = { en: 'Learn more', fr: 'En savoir plus' } as const;

/** Style sheets draw the sign of the currency before amounts of this class. */
const NATIVE = 'sqs-money-native';

/** Phones have room for the short form alone. */
const NARROW = '(max-width: 432px)';

const textNodes = ({ before, amount, after }: InstallmentText, isNative: boolean): (Node | string)[] => {
  const element = document.createElement('span');
  if (isNative) element.className = NATIVE;
  element.append(amount);
  return [before, element, after];
};

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
  const isNative = price.querySelector(`.${NATIVE}`) !== null;
  const narrow = matchMedia(NARROW);
  let shown = 0;
  const show = (): void => {
    const offer = { context, currency, brand, language, isNative, isOneLine: narrow.matches };
    const told = installmentText(shown, offer);
    text.replaceChildren(...(told ? textNodes(told, isNative) : []));
  };
  narrow.addEventListener('change', show);
  return (minor: number): void => {
    shown = minor;
    show();
  };
};
