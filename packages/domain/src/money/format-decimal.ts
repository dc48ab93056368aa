import { toUnits, type Decimal } from './decimal.ts';

export interface Separators {
  readonly group: string;
  readonly point: string;
}

export const PLAIN_SEPARATORS: Separators = { group: ',', point: '.' };

export type SymbolSide = 'left' | 'right';

/** Locales whose readers expect the sign after the number; everywhere else it stands in front. */
const RIGHT_SIDE_LOCALES: ReadonlySet<string> = new Set(['da-DK', 'de-DE', 'fr-FR', 'sv-SE']);

export const symbolSide = (locale: string): SymbolSide => (RIGHT_SIDE_LOCALES.has(locale) ? 'right' : 'left');

const LETTER = /\p{L}/u;
const needsBlank = (symbol: string, side: SymbolSide): boolean =>
  LETTER.test(side === 'left' ? symbol.slice(-1) : symbol.slice(0, 1));

const groupThousands = (digits: string, group: string): string => {
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    text = digits.slice(Math.max(0, end - 3), end) + group + text;
  }
  return text;
};

/** A decimal with grouped thousands and exactly `places` fraction digits: 1,234.50. */
export const formatDecimal = (
  value: Decimal,
  places: number,
  separators: Separators = PLAIN_SEPARATORS,
): string => {
  const units = toUnits(value, places);
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - places), separators.group);
  const fraction = places === 0 ? '' : separators.point + digits.slice(-places);
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
};

export interface SymbolPlacement {
  readonly symbol: string;
  readonly side: SymbolSide;
  readonly negative: boolean;
}

/** `-$5.00`, but `kr -5.00`: after a sign of letters the minus would look like a dash in front of a word. */
export const placeSymbol = (number: string, { symbol, side, negative }: SymbolPlacement): string => {
  const minus = negative ? '-' : '';
  const blank = needsBlank(symbol, side) ? ' ' : '';
  if (side === 'right') return `${minus}${number}${blank}${symbol}`;
  return blank ? `${symbol} ${minus}${number}` : `${minus}${symbol}${number}`;
};
