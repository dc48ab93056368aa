import { asString, property } from '@sitewright/template';
import { isObject } from '../data/index.ts';

/** Values for `{0}` and for `{name}`. */
export interface MessageArguments {
  readonly positional: readonly unknown[];
  readonly named: ReadonlyMap<string, unknown>;
}

export const namedArguments = (values: Readonly<Record<string, unknown>>): MessageArguments => {
  const positional: unknown[] = [];
  const named = new Map<string, unknown>();
  for (const name of Object.keys(values)) {
    positional.push(values[name]);
    named.set(name, values[name]);
  }
  return { positional, named };
};

/** An argument as `{name}` prints it: the amount of money, empty for other objects. */
export const argumentText = (value: unknown): string =>
  isObject(value) ? amountText(value) : asString(value);

const amountText = (money: object): string =>
  asString(property(money, 'decimalValue')) || asString(property(money, 'value'));
