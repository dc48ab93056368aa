import { catalogueLimits } from '../catalogue-limits.ts';
import { contentUnits, type ContentUnit } from '../content-units.ts';
import {
  areComparable,
  contentOf,
  referenceOf,
  usualReference,
  type Measure,
  type UnitMeasure,
} from '../unit-price.ts';
import { readNumber } from './measures.ts';

/** Other spellings of units, without blanks, dots and accents. */
const spellings: Readonly<Record<string, ContentUnit>> = {
  gr: 'g',
  gram: 'g',
  grams: 'g',
  lbs: 'lb',
  lt: 'l',
  liter: 'l',
  litre: 'l',
  liters: 'l',
  litres: 'l',
  flozs: 'floz',
  inch: 'in',
  feet: 'ft',
  sqcm: 'cm2',
  sqm: 'm2',
  qm: 'm2',
  ft2: 'sqft',
  pc: 'piece',
  pcs: 'piece',
  pieces: 'piece',
  stk: 'piece',
  stuck: 'piece',
};

const readUnit = (typed: string): ContentUnit | undefined => {
  const tidy = typed
    .normalize('NFKD')
    .replaceAll(/[\s.]|\p{M}/gu, '')
    .toLowerCase();
  if (Object.hasOwn(contentUnits, tidy)) return tidy as ContentUnit;
  return Object.hasOwn(spellings, tidy) ? spellings[tidy] : undefined;
};

/** `250 g`, `0,75 l`, `12 pieces`; undefined for anything else. */
export const parseMeasure = (text: string): Measure | undefined => {
  const [, number = '', typedUnit = ''] = /^([\d.,]+)\s*(\D.*)$/.exec(text.trim()) ?? [];
  const amount = readNumber(number);
  const unit = readUnit(typedUnit);
  return amount !== undefined && amount >= catalogueLimits.MIN_CONTENT && unit ? { amount, unit } : undefined;
};

const measureOf = (content: Measure, reference: Measure): UnitMeasure => ({
  ...content,
  referenceAmount: reference.amount,
  referenceUnit: reference.unit,
});

/** A reference that still fits is kept. */
export const withContent = (content: Measure, before: UnitMeasure | undefined): UnitMeasure => {
  const kept = before && referenceOf(before);
  return measureOf(content, kept && areComparable(kept, content) ? kept : usualReference(content));
};

/** Undefined is the usual reference. */
export const withReference = (unitMeasure: UnitMeasure, reference: Measure | undefined): UnitMeasure =>
  measureOf(contentOf(unitMeasure), reference ?? usualReference(contentOf(unitMeasure)));
