import { followedBy, type StyleToken, type StyleValue, type StyleValues } from '../tokens/style-token.ts';

/** In ascending order of precedence. */
export const styleLayers = ['theme', 'site', 'section', 'block'] as const;

export type StyleLayer = (typeof styleLayers)[number];

/** Values set by the owner; those of the theme are in the tokens. */
export type LayeredValues = { readonly [Layer in Exclude<StyleLayer, 'theme'>]?: StyleValues | undefined };

export interface ResolvedValue {
  readonly value: string;
  /** The layer it comes from. */
  readonly layer: StyleLayer;
}

const INNER_FIRST = ['block', 'section', 'site'] as const;

const ownValue = (values: StyleValues | undefined, name: string): StyleValue | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

export const resolveStyle = (token: StyleToken, layers: LayeredValues): ResolvedValue => {
  for (const layer of INNER_FIRST) {
    const value = ownValue(layers[layer], token.name);
    if (value !== undefined && value !== '') return { value: String(value), layer };
  }
  return { value: token.value, layer: 'theme' };
};

const MAX_STEPS = 5;

/** Resolves references to other tokens. */
export const followStyle = (
  value: string,
  valueOf: (name: string) => string | undefined,
  steps = MAX_STEPS,
): string => {
  const name = followedBy(value);
  const followed = name === undefined || steps === 0 ? undefined : valueOf(name);
  return followed === undefined ? value : followStyle(followed, valueOf, steps - 1);
};

export const setStyle = (values: StyleValues | undefined, name: string, value: StyleValue): StyleValues => ({
  ...values,
  [name]: value,
});

/** Undefined if it was the last: empty layers are not stored. */
export const resetStyle = (values: StyleValues | undefined, name: string): StyleValues | undefined => {
  const { [name]: _reset, ...rest } = values ?? {};
  return Object.keys(rest).length === 0 ? undefined : rest;
};

const depths = { theme: 0, site: 1, section: 2, block: 3 } as const satisfies Record<StyleLayer, number>;

export const canSetIn = (layer: StyleLayer, { reach }: StyleToken): boolean =>
  layer !== 'theme' && depths[layer] <= depths[reach ?? 'site'];
