import { type ProductSort, isProductSort } from './product-sorts.ts';

/** What a visitor chose of a list of products, as the address says it. Category and tag have parameters of their own. */
export interface ProductChoices {
  /** In the order of their names, values too: equal choices have equal addresses. */
  readonly options: readonly ChosenOption[];
  /** Bounds of the price in the store's currency, as decimals. */
  readonly from?: string;
  readonly to?: string;
  /** What was typed as a bound and is no amount: the form says so. */
  readonly mistyped?: MistypedBounds;
  readonly isAvailable: boolean;
  readonly sort?: ProductSort;
}

export interface MistypedBounds {
  readonly from?: string;
  readonly to?: string;
}

export interface ChosenOption {
  readonly name: string;
  readonly values: readonly string[];
}

export const noChoices: ProductChoices = { options: [], isAvailable: false };

export const choiceLimits = { OPTIONS: 10, VALUES: 30, NAME_LENGTH: 100, MISTYPED_LENGTH: 20 } as const;

/** Parameters of the address. */
export const choiceParameters = {
  option: 'option.',
  from: 'price-from',
  to: 'price-to',
  availability: 'availability',
  sort: 'sort',
} as const;

/** The one value of the parameter `availability`. */
export const IN_STOCK = 'in-stock';

/** Parameters of an address, names and values decoded. */
export type Parameters = readonly (readonly [name: string, value: string])[];

const valueOf = (parameters: Parameters, wanted: string): string =>
  parameters.find(([name]) => name === wanted)?.[1] ?? '';

const PRICE = /^\d{1,9}(?:[.,]\d{1,3})?$/;

/** A price as people type it; undefined if it is none. */
const readPrice = (text: string): string | undefined => {
  const typed = text.trim();
  if (!PRICE.test(typed)) return undefined;
  return String(Number(typed.replace(',', '.')));
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const isShort = (text: string): boolean => text !== '' && text.length <= choiceLimits.NAME_LENGTH;

const readOptions = (parameters: Parameters): ChosenOption[] => {
  const values = new Map<string, Set<string>>();
  for (const [parameter, value] of parameters) {
    if (!parameter.startsWith(choiceParameters.option)) continue;
    const name = parameter.slice(choiceParameters.option.length).replaceAll('\0', '');
    if (!isShort(name) || !isShort(value)) continue;
    const chosen = values.get(name) ?? new Set();
    if (chosen.size < choiceLimits.VALUES) values.set(name, chosen.add(value));
  }
  return [...values]
    .map(([name, chosen]) => ({ name, values: [...chosen].toSorted(byText) }))
    .toSorted((a, b) => byText(a.name, b.name))
    .slice(0, choiceLimits.OPTIONS);
};

const mistypedOf = (parameters: Parameters, end: 'from' | 'to'): string | undefined => {
  const text = valueOf(parameters, choiceParameters[end]).replaceAll('\0', '').trim();
  return text === '' || PRICE.test(text)
    ? undefined
    : [...text].slice(0, choiceLimits.MISTYPED_LENGTH).join('');
};

const readMistyped = (parameters: Parameters): Pick<ProductChoices, 'mistyped'> => {
  const [from, to] = [mistypedOf(parameters, 'from'), mistypedOf(parameters, 'to')];
  if (from === undefined && to === undefined) return {};
  return { mistyped: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } };
};

/** A range that was turned round is meant the other way. */
const readRange = (parameters: Parameters): Pick<ProductChoices, 'from' | 'to'> => {
  const from = readPrice(valueOf(parameters, choiceParameters.from));
  const to = readPrice(valueOf(parameters, choiceParameters.to));
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return { from: to, to: from };
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
};

const isChosen = ({ options, from, to, mistyped, isAvailable, sort }: ProductChoices): boolean =>
  options.length > 0 ||
  mistyped !== undefined ||
  from !== undefined ||
  to !== undefined ||
  isAvailable ||
  sort !== undefined;

/** Undefined if nothing was chosen; what makes no sense is left out, but for amounts. */
export const readChoices = (parameters: Parameters): ProductChoices | undefined => {
  const sort = valueOf(parameters, choiceParameters.sort);
  const choices: ProductChoices = {
    options: readOptions(parameters),
    ...readRange(parameters),
    ...readMistyped(parameters),
    isAvailable: valueOf(parameters, choiceParameters.availability) === IN_STOCK,
    ...(isProductSort(sort) ? { sort } : {}),
  };
  return isChosen(choices) ? choices : undefined;
};

const writeBound = (end: 'from' | 'to', text: string | undefined): [string, string][] =>
  text === undefined ? [] : [[choiceParameters[end], text]];

/** The parameters that say the choices, in a fixed order. */
export const writeChoices = ({
  options,
  from,
  to,
  mistyped,
  isAvailable,
  sort,
}: ProductChoices): [string, string][] => [
  ...options.flatMap(({ name, values }) =>
    values.map((value): [string, string] => [choiceParameters.option + name, value]),
  ),
  ...writeBound('from', from ?? mistyped?.from),
  ...writeBound('to', to ?? mistyped?.to),
  ...(isAvailable ? [[choiceParameters.availability, IN_STOCK] as [string, string]] : []),
  ...(sort === undefined ? [] : [[choiceParameters.sort, sort] as [string, string]]),
];

/** Only options and values that products have; undefined if nothing is left. */
export const offeredChoices = (
  choices: ProductChoices,
  isOffered: (name: string, value: string) => boolean,
): ProductChoices | undefined => {
  const options = choices.options
    .map(({ name, values }) => ({ name, values: values.filter((value) => isOffered(name, value)) }))
    .filter(({ values }) => values.length > 0);
  const offered = { ...choices, options };
  return isChosen(offered) ? offered : undefined;
};

/** Choices that few visitors share: prices can be invented, and values can be combined without end. */
export const isCommonChoice = ({ options, from, to, mistyped }: ProductChoices): boolean =>
  mistyped === undefined &&
  from === undefined &&
  to === undefined &&
  options.reduce((count, { values }) => count + values.length, 0) <= 2;
