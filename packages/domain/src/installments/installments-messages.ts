import { DEFAULT_INSTALLMENTS } from './installments.ts';

type Language = 'en' | 'fr';

const texts = {
  en: {
    payments: '{n} interest-free payments of {amount}',
    oneLine: '{n} × {amount} interest-free',
    upTo: 'available for orders up to {amount}',
    over: 'available for orders over {amount}',
  },
  fr: {
    payments: '{n} paiements sans intérêt de {amount}',
    oneLine: '{n} × {amount} sans intérêt',
    upTo: 'offert pour les commandes jusqu’à {amount}',
    over: 'offert pour les commandes de plus de {amount}',
  },
} as const satisfies Record<Language, Record<string, string>>;

const textsFor = (language: string) => (language.toLowerCase().startsWith('fr') ? texts.fr : texts.en);

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export interface InstallmentOffer {
  readonly amount: string;
  readonly numInstallments?: number;
  readonly language?: string;
  /** The short form, for narrow screens. */
  readonly isOneLine?: boolean;
}

/** '4 interest-free payments of $11.25', or '4 × $11.25 interest-free'. */
export const installmentMessage = ({
  amount,
  numInstallments = DEFAULT_INSTALLMENTS,
  language = 'en',
  isOneLine = false,
}: InstallmentOffer): string => {
  const { payments, oneLine } = textsFor(language);
  return fill(isOneLine ? oneLine : payments, { n: numInstallments, amount });
};

export interface OrderSize {
  readonly total: number;
  readonly max: number;
  /** Formatted amounts. */
  readonly minText: string;
  readonly maxText: string;
  readonly language?: string;
}

/** "Up to the maximum" if the total exceeds it, else "over the minimum". */
export const orderSizeMessage = ({ total, max, minText, maxText, language = 'en' }: OrderSize): string => {
  const { upTo, over } = textsFor(language);
  return total > max ? fill(upTo, { amount: maxText }) : fill(over, { amount: minText });
};
