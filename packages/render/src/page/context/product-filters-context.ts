import { fillText } from '@sitewright/domain/languages';
import { categoryMenu } from '@sitewright/domain/pages';
import {
  choiceParameters,
  IN_STOCK,
  noChoices,
  productSorts,
  type ProductChoices,
} from '@sitewright/domain/product-filters';
import { openFormats } from '../../blocks/index.ts';
import { moneyPrinter, type MoneyPrinter } from '../../money/index.ts';
import { sortedValues } from '../../product-filters/index.ts';
import { systemTexts, type SystemTexts } from '../../templates/index.ts';
import { listUrl } from '../model/list-urls.ts';
import type { PageData, PageFilters, ProductCounts } from '../model/page-data.ts';
import { shopOf } from '../model/shop.ts';

/** Of categories, tags and options, so many that most products have. */
const MAX_VALUES = 50;

interface FilterValue {
  /** Of the parameter. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** The list with this value, or without it if it is chosen. */
  readonly url: string;
}

export interface FilterGroup {
  readonly kind: 'category' | 'option' | 'availability' | 'price' | 'tag';
  /** The parameter of the address. */
  readonly name: string;
  readonly label: string;
  /** Whether several values can be chosen. */
  readonly isMultiple: boolean;
  readonly chosenCount: number;
  readonly values: readonly FilterValue[];
  /** Of the price alone: bounds as they were typed, and the lowest and highest price of the list as text. */
  readonly from?: string;
  readonly to?: string;
  readonly lowestText?: string;
  readonly highestText?: string;
  /** What a bound has that is no amount; empty if there is nothing wrong. */
  readonly fromFault?: string;
  readonly toFault?: string;
}

interface FilterRun {
  readonly data: PageData;
  readonly counts: ProductCounts;
  readonly texts: SystemTexts;
  readonly print: MoneyPrinter;
}

/** What addresses and counts are made of: links leave out what was mistyped. */
const choicesOf = ({ filters }: PageData): ProductChoices => {
  const { mistyped: _mistyped, ...choices } = filters?.choices ?? noChoices;
  return choices;
};

const urlWith = ({ data }: FilterRun, changed: Partial<Record<keyof PageFilters, unknown>>): string => {
  const filters = { ...data.filters, choices: choicesOf(data), ...changed } as PageFilters;
  return listUrl(data, filters);
};

const countsOf = ({ counts }: FilterRun, name: string): ReadonlyMap<string, number> =>
  new Map(
    counts.counts.filter((each) => each.name === name).map(({ value, count }) => [value, count] as const),
  );

/** Categories and tags, of which one can be chosen. */
const termGroup = (run: FilterRun, kind: 'category' | 'tag'): FilterGroup => {
  const { data, texts } = run;
  const counted = countsOf(run, kind);
  const names =
    kind === 'category'
      ? categoryMenu(data.collection?.nestedCategories, [...counted.keys()]).map(
          ({ displayName }) => displayName,
        )
      : sortedValues([...counted.keys()].slice(0, MAX_VALUES));
  const chosen = data.filters?.[kind];
  const values = names.slice(0, MAX_VALUES).map((value): FilterValue => {
    const isChosen = value === chosen;
    const count = counted.get(value) ?? 0;
    return {
      value,
      label: value,
      count,
      isChosen,
      url: urlWith(run, { [kind]: isChosen ? undefined : value }),
    };
  });
  return {
    kind,
    name: kind,
    label: texts[kind],
    isMultiple: false,
    chosenCount: chosen === undefined ? 0 : 1,
    values,
  };
};

const toggled = (run: FilterRun, name: string, value: string): string => {
  const choices = choicesOf(run.data);
  const values = choices.options.find((option) => option.name === name)?.values ?? [];
  const next = values.includes(value)
    ? values.filter((each) => each !== value)
    : [...values, value].toSorted();
  const others = choices.options.filter((option) => option.name !== name);
  const options = next.length === 0 ? others : [...others, { name, values: next }];
  return urlWith(run, {
    choices: { ...choices, options: options.toSorted((a, b) => (a.name < b.name ? -1 : 1)) },
  });
};

const optionGroup = (run: FilterRun, name: string): FilterGroup => {
  const chosen = choicesOf(run.data).options.find((option) => option.name === name)?.values ?? [];
  const counted = countsOf(run, choiceParameters.option + name);
  const names = [...new Set([...[...counted.keys()].slice(0, MAX_VALUES), ...chosen])];
  const values = sortedValues(names).map((value): FilterValue => ({
    value,
    label: value,
    count: counted.get(value) ?? 0,
    isChosen: chosen.includes(value),
    url: toggled(run, name, value),
  }));
  return {
    kind: 'option',
    name: choiceParameters.option + name,
    label: name,
    isMultiple: true,
    chosenCount: chosen.length,
    values,
  };
};

const availabilityGroup = (run: FilterRun): FilterGroup => {
  const choices = choicesOf(run.data);
  const { isAvailable } = choices;
  const counted = countsOf(run, 'availability');
  const value: FilterValue = {
    value: IN_STOCK,
    label: run.texts.inStock,
    count: counted.get(IN_STOCK) ?? 0,
    isChosen: isAvailable,
    url: urlWith(run, { choices: { ...choices, isAvailable: !isAvailable } }),
  };
  const isUseful = isAvailable || (counted.get('sold-out') ?? 0) > 0;
  return {
    kind: 'availability',
    name: choiceParameters.availability,
    label: run.texts.availability,
    isMultiple: true,
    chosenCount: isAvailable ? 1 : 0,
    values: isUseful ? [value] : [],
  };
};

const priceGroup = (run: FilterRun): FilterGroup => {
  const { from, to } = choicesOf(run.data);
  const { lowestPrice, highestPrice } = run.counts;
  const mistyped = run.data.filters?.choices?.mistyped;
  return {
    kind: 'price',
    name: 'price',
    label: run.texts.price,
    isMultiple: false,
    chosenCount: from === undefined && to === undefined ? 0 : 1,
    values: [],
    from: from ?? mistyped?.from ?? '',
    to: to ?? mistyped?.to ?? '',
    fromFault: mistyped?.from === undefined ? '' : run.texts.noAmount,
    toFault: mistyped?.to === undefined ? '' : run.texts.noAmount,
    lowestText: lowestPrice === null ? '' : run.print(lowestPrice),
    highestText: highestPrice === null ? '' : run.print(highestPrice),
  };
};

/** A filter by which nothing would change is left out. */
const isUseful = ({ kind, values, chosenCount, lowestText, highestText, ...rest }: FilterGroup): boolean => {
  if (chosenCount > 0 || rest.fromFault || rest.toFault) return true;
  if (kind === 'price') return lowestText !== highestText;
  return values.length >= (kind === 'availability' ? 1 : 2);
};

const optionNames = ({ counts, data }: FilterRun): string[] => [
  ...new Set([
    ...counts.counts.flatMap(({ name }) =>
      name.startsWith(choiceParameters.option) ? [name.slice(choiceParameters.option.length)] : [],
    ),
    ...choicesOf(data).options.map(({ name }) => name),
  ]),
];

const groupsOf = (run: FilterRun): FilterGroup[] => {
  const shown = shopOf(run.data).settings.productFilters;
  return [
    ...(shown.category ? [termGroup(run, 'category')] : []),
    ...(shown.options
      ? optionNames(run)
          .toSorted()
          .map((name) => optionGroup(run, name))
      : []),
    ...(shown.price ? [priceGroup(run)] : []),
    ...(shown.availability ? [availabilityGroup(run)] : []),
    ...(shown.tag ? [termGroup(run, 'tag')] : []),
  ].filter(isUseful);
};

/** The price as it is printed, from the decimal of the address. */
const typedPrice = ({ data, print }: FilterRun, text: string): string => {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency: shopOf(data).currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  return print(Math.round(Number(text) * 10 ** digits));
};

const priceLabel = (run: FilterRun): string => {
  const { from, to } = choicesOf(run.data);
  const { priceAbove, priceBelow } = run.texts;
  if (from !== undefined && to !== undefined) return `${typedPrice(run, from)} – ${typedPrice(run, to)}`;
  return from === undefined
    ? fillText(priceBelow, { price: typedPrice(run, to ?? '0') })
    : fillText(priceAbove, { price: typedPrice(run, from) });
};

/** What is chosen, each with the list without it. */
const chipsOf = (run: FilterRun, groups: readonly FilterGroup[]) => {
  const choices = choicesOf(run.data);
  const { from: _from, to: _to, ...others } = choices;
  const chips = groups.flatMap((group) =>
    group.kind === 'price'
      ? group.chosenCount === 0
        ? []
        : [{ label: priceLabel(run), url: urlWith(run, { choices: others }) }]
      : group.values.filter(({ isChosen }) => isChosen).map(({ label, url }) => ({ label, url })),
  );
  return chips.map((chip) => ({
    ...chip,
    removeText: fillText(run.texts.removeFilter, { name: chip.label }),
  }));
};

const sortTexts = {
  newest: 'sortNewest',
  price: 'sortPrice',
  'price-desc': 'sortPriceDesc',
  title: 'sortTitle',
} as const;

const sortsOf = (run: FilterRun) => {
  const { sort: chosen, ...choices } = choicesOf(run.data);
  if (!shopOf(run.data).settings.productFilters.sort || run.counts.total < 2) return [];
  const own = {
    value: '',
    label: run.texts.sortOwn,
    isChosen: chosen === undefined,
    url: urlWith(run, { choices }),
  };
  return [
    own,
    ...productSorts.map((sort) => ({
      value: sort,
      label: run.texts[sortTexts[sort]],
      isChosen: sort === chosen,
      url: urlWith(run, { choices: { ...choices, sort } }),
    })),
  ];
};

const totalText = ({ counts: { total }, texts, data }: FilterRun): string => {
  const { language, timeZone } = data.site.settings;
  return total === 1
    ? texts.oneProduct
    : fillText(texts.manyProducts, { n: openFormats(data.language ?? language, timeZone).number(total) });
};

/** Chosen values that have no control of their own in the form, so that sending it keeps them. */
const hiddenOf = ({ data }: FilterRun, groups: readonly FilterGroup[]) =>
  (['category', 'tag'] as const).flatMap((name) => {
    const value = data.filters?.[name];
    return value === undefined || groups.some(({ kind }) => kind === name) ? [] : [{ name, value }];
  });

/** What visitors can filter and sort a list of products by. */
export const productFiltersContext = (data: PageData, localizedStrings: Readonly<Record<string, string>>) => {
  const { productCounts: counts, collection } = data;
  if (!counts || !collection) return {};
  const { settings, currency, language } = shopOf(data);
  const texts = systemTexts(language, localizedStrings);
  const print = moneyPrinter({ language, currency, useCldr: settings.useCLDRMoneyFormat });
  const run: FilterRun = { data, counts, texts, print };
  const groups = groupsOf(run);
  const chips = chipsOf(run, groups);
  const sorts = sortsOf(run);
  if (groups.length === 0 && sorts.length === 0) return {};
  const { category, tag } = data.filters ?? {};
  const kept = {
    ...(settings.productFilters.category || category === undefined ? {} : { category }),
    ...(settings.productFilters.tag || tag === undefined ? {} : { tag }),
  };
  return {
    productFilters: {
      action: listUrl(data, undefined),
      total: counts.total,
      totalText: totalText(run),
      isFiltered: chips.length > 0,
      chosenCount: chips.length,
      chips,
      clearUrl: listUrl(data, kept),
      groups,
      sorts,
      hidden: hiddenOf(run, groups),
      texts: {
        filters: texts.filters,
        sortBy: texts.sortBy,
        all: texts.allOfThem,
        from: texts.priceFrom,
        to: texts.priceTo,
        show: texts.showProducts,
        clear: texts.clearFilters,
        close: texts.close,
        none: texts.noProducts,
      },
    },
  };
};
