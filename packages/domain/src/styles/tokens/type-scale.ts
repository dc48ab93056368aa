import { readSize, sizeIn, writeSize } from './sizes.ts';
import type { StyleToken } from './style-token.ts';

/** A base size and the ratio between steps. */
export interface TypeScale {
  /** In rem. */
  readonly base: number;
  readonly ratio: number;
}

export const scaleRatios = [
  { ratio: 1.125, name: 'Major second' },
  { ratio: 1.2, name: 'Minor third' },
  { ratio: 1.25, name: 'Major third' },
  { ratio: 1.333, name: 'Perfect fourth' },
  { ratio: 1.414, name: 'Augmented fourth' },
  { ratio: 1.5, name: 'Perfect fifth' },
  { ratio: 1.618, name: 'Golden ratio' },
] as const;

export const scaleBounds = { base: { min: 0.75, max: 1.5 }, ratio: { min: 1.05, max: 1.8 } } as const;

type ScaledToken = StyleToken & { readonly scale: number };

export const isScaled = (token: StyleToken): token is ScaledToken => token.scale !== undefined;

/** The size of each token under a scale. */
export const scaleSizes = (
  { base, ratio }: TypeScale,
  tokens: readonly StyleToken[],
): ReadonlyMap<string, string> =>
  new Map(
    tokens
      .filter(isScaled)
      .map(({ name, scale, phone }) => [
        name,
        writeSize({ amount: base * ratio ** scale, unit: 'rem' }, phone),
      ]),
  );

const inRem = (value: string): number | undefined => {
  const size = readSize(value);
  return size && sizeIn(size, 'rem');
};

/** The scale that fits the sizes best: the base is that of body text, the ratio the mean of all others. */
export const findScale = (
  tokens: readonly StyleToken[],
  valueOf: (token: StyleToken) => string,
): TypeScale | undefined => {
  const sizes = tokens.filter(isScaled).flatMap((token) => {
    const amount = inRem(valueOf(token));
    return amount === undefined || amount <= 0 ? [] : [{ amount, scale: token.scale }];
  });
  const base = sizes.find(({ scale }) => scale === 0)?.amount;
  const others = sizes.filter(({ scale }) => scale > 0);
  if (base === undefined || others.length === 0) return undefined;
  const steps = others.map(({ amount, scale }) => Math.log(amount / base) / scale);
  const ratio = Math.exp(steps.reduce((sum, step) => sum + step, 0) / steps.length);
  return { base, ratio: Math.round(ratio * 1000) / 1000 };
};
