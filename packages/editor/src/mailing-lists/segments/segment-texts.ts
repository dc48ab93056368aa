import type { SegmentCondition, SegmentRule } from '@sitewright/domain/mailing-lists';
import { countryName } from '../../countries/index.ts';
import type { SegmentOptions } from '../list-texts.ts';

/** A condition as the form chooses it: kind and direction in one. */
export const conditionKinds = [
  { id: 'tag', name: 'Has the tag' },
  { id: 'no-tag', name: 'Does not have the tag' },
  { id: 'form', name: 'Signed up with the form' },
  { id: 'bought', name: 'Bought' },
  { id: 'not-bought', name: 'Did not buy' },
  { id: 'spent', name: 'Spent at least' },
  { id: 'spent-less', name: 'Spent less than' },
  { id: 'country', name: 'Ordered to the country' },
  { id: 'ordered', name: 'Ordered in the last (days)' },
  { id: 'not-ordered', name: 'Last ordered longer ago than (days)' },
] as const;

export type ConditionKind = (typeof conditionKinds)[number]['id'];

export interface ConditionValues {
  readonly kind: ConditionKind;
  /** An id, a tag, an amount, a country or a number of days, as typed. */
  readonly value: string;
}

const CENTS = 100;

export const valuesOf = (condition: SegmentCondition): ConditionValues => {
  switch (condition.kind) {
    case 'tag':
      return { kind: condition.isSet ? 'tag' : 'no-tag', value: condition.tag };
    case 'form':
      return { kind: 'form', value: condition.formId };
    case 'bought':
      return { kind: condition.isBought ? 'bought' : 'not-bought', value: condition.itemId };
    case 'spent':
      return { kind: condition.isAtLeast ? 'spent' : 'spent-less', value: `${condition.cents / CENTS}` };
    case 'country':
      return { kind: 'country', value: condition.country };
    case 'last-order':
      return { kind: condition.isWithin ? 'ordered' : 'not-ordered', value: `${condition.days}` };
  }
};

const countOf = (value: string, factor: number): number | undefined => {
  const number = Number(value.trim().replace(',', '.'));
  const whole = Math.round(number * factor);
  return value.trim() !== '' && Number.isFinite(number) && whole >= 1 ? whole : undefined;
};

/** Undefined while the value is missing or no number. */
export const conditionOf = ({ kind, value }: ConditionValues): SegmentCondition | undefined => {
  if (value.trim() === '') return undefined;
  switch (kind) {
    case 'tag':
    case 'no-tag':
      return { kind: 'tag', tag: value.trim(), isSet: kind === 'tag' };
    case 'form':
      return { kind: 'form', formId: value };
    case 'bought':
    case 'not-bought':
      return { kind: 'bought', itemId: value, isBought: kind === 'bought' };
    case 'spent':
    case 'spent-less': {
      const cents = countOf(value, CENTS);
      return cents === undefined ? undefined : { kind: 'spent', cents, isAtLeast: kind === 'spent' };
    }
    case 'country':
      return { kind: 'country', country: value };
    case 'ordered':
    case 'not-ordered': {
      const days = countOf(value, 1);
      return days === undefined ? undefined : { kind: 'last-order', days, isWithin: kind === 'ordered' };
    }
  }
};

const valueText = ({ kind, value }: ConditionValues, options: SegmentOptions | undefined): string => {
  if (kind === 'form') return options?.forms.find(({ id }) => id === value)?.name ?? 'a deleted form';
  if (kind === 'bought' || kind === 'not-bought')
    return options?.products.find(({ id }) => id === value)?.name ?? 'a deleted product';
  if (kind === 'spent' || kind === 'spent-less') return `${value} ${options?.currency ?? ''}`;
  return kind === 'country' ? countryName(value) : value;
};

/** In one line, for the list of segments. */
export const ruleText = ({ match, conditions }: SegmentRule, options: SegmentOptions | undefined): string => {
  if (conditions.length === 0) return 'Everybody';
  const parts = conditions.map(valuesOf).map((values) => {
    const name = conditionKinds.find(({ id }) => id === values.kind)?.name ?? '';
    return `${name}: ${valueText(values, options)}`;
  });
  return parts.join(match === 'all' ? ' and ' : ' or ');
};
