import { formatter, scopedFormatter } from '../run/plugin.ts';
import type { FormatterTable } from '../run/plugin.ts';
import { asNumber, asString } from '../values/convert.ts';

/** 1-based and cyclic in both directions: 0 is the last argument. */
const cycle = formatter((args) => (value) => {
  const position = (asNumber(value) - 1) % args.length;
  return args[position < 0 ? position + args.length : position];
});

const mod = formatter(([text = '']) => {
  const modulus = Number.parseInt(text, 10) || 2;
  return (value) => asNumber(value) % modulus;
});

export const numberFormatters = {
  cycle,
  iter: scopedFormatter(() => (_value, context) => asString(context.resolveName('@index'))),
  mod,
  round: formatter(() => (value) => Math.round(asNumber(value))),
} satisfies FormatterTable;
