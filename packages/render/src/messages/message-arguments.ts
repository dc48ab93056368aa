import { asString, property } from '@sitewright/template';
import { isObject } from '../data/index.ts';

/** Values for `{0}` and for `{name}`. */
export interface MessageArguments {
  readonly positional: readonly unknown[];
  readonly named: ReadonlyMap<string, unknown>;
}

export const namedArguments = (values: Readonly<Record<string, unknown>>): MessageArguments => ({
  positional: Object.values(values),
  named: new Map(Object.entries(values)),
});

/** An argument as `{name}` prints it: money gives its amount, other objects nothing. */
export const argumentText = (value: unknown): string =>
  isObject(value) ? amountText(value) : asString(value);

const amountText = (money: object): string =>
  asString(property(money, 'decimalValue')) || asString(property(money, 'value'));
