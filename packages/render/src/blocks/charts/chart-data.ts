import { asString, property } from '@sitewright/template';
import { choiceField, listField, textField, type BlockValue } from '../markup/read-value.ts';

export const chartTypes = ['bar', 'stacked-bar', 'line', 'area', 'pie', 'donut'] as const;
export type ChartType = (typeof chartTypes)[number];

export interface Series {
  readonly name: string;
  /** One per label; undefined for missing values. */
  readonly values: readonly (number | undefined)[];
}

export interface ChartData {
  readonly type: ChartType;
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

const MAX_LABELS = 100;
const MAX_SERIES = 12;

/** Larger values break the axis and its labels. */
const MAX_VALUE = 1e15;

const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) <= MAX_VALUE ? value : undefined;

export const readChart = (value: BlockValue): ChartData => {
  const labels = listField(value, 'labels')
    .slice(0, MAX_LABELS)
    .map((label) => asString(label));
  const series = listField(value, 'series').slice(0, MAX_SERIES);
  return {
    type: choiceField(value, 'type', chartTypes),
    title: textField(value, 'title'),
    labels,
    series: series.map((each) => ({
      name: textField(each, 'name'),
      values: labels.map((_, index) => readNumber(property(listField(each, 'values'), index))),
    })),
  };
};
