import {
  canSetIn,
  followedBy,
  followStyle,
  resolveStyle,
  styleGroups,
  type LayeredValues,
  type StyleLayer,
  type StyleToken,
} from '@sitewright/domain/styles';
import type { ContrastPair, Swatch } from '../colours/index.ts';

/** A token with its effective value. */
export interface TokenView {
  readonly token: StyleToken;
  /** The value as set; may reference another token. */
  readonly value: string;
  /** The resolved value. */
  readonly resolved: string;
  /** Whether it is set in the edited layer and can be reset there. */
  readonly isOwn: boolean;
  /** Title of the referenced token. */
  readonly follows: string | undefined;
}

interface TokenContext {
  readonly tokens: readonly StyleToken[];
  readonly values: LayeredValues;
  readonly layer: StyleLayer;
}

/** A token that follows another one of its group needs no field. */
const followsVisible = (token: StyleToken, tokens: readonly StyleToken[]): boolean => {
  const leader = followedBy(token.value);
  return leader !== undefined && tokens.some(({ name, group }) => name === leader && group === token.group);
};

/** The tokens of a layer. In sections and blocks only those that the built-in rules use there. */
export const viewTokens = ({ tokens, values, layer }: TokenContext): TokenView[] => {
  const byName = new Map(tokens.map((token) => [token.name, token]));
  const valueOf = (name: string): string | undefined => {
    const token = byName.get(name);
    return token && resolveStyle(token, values).value;
  };
  return tokens
    .filter((token) => canSetIn(layer, token) && (layer !== 'site' || !followsVisible(token, tokens)))
    .map((token) => {
      const own = resolveStyle(token, values);
      const leader = followedBy(own.value);
      return {
        token,
        value: own.value,
        resolved: followStyle(own.value, valueOf),
        isOwn: own.layer === layer,
        follows: leader === undefined ? undefined : byName.get(leader)?.title,
      };
    });
};

/** The resolved value of any token, with or without a field. */
export const resolveTokenValue = (
  { tokens, values }: Omit<TokenContext, 'layer'>,
  name: string,
): string | undefined => {
  const valueOf = (each: string): string | undefined => {
    const token = tokens.find((one) => one.name === each);
    return token && resolveStyle(token, values).value;
  };
  const value = valueOf(name);
  return value === undefined ? undefined : followStyle(value, valueOf);
};

export const groupViews = (views: readonly TokenView[]) =>
  styleGroups.flatMap(({ id, name }) => {
    const inGroup = views.filter(({ token }) => token.group === id);
    return inGroup.length === 0 ? [] : [{ id, name, views: inGroup }];
  });

export const filterViews = (views: readonly TokenView[], search: string): readonly TokenView[] => {
  const wanted = search.trim().toLowerCase();
  const groupName = (id: string): string => styleGroups.find((group) => group.id === id)?.name ?? '';
  return views.filter(({ token }) =>
    `${token.title} ${groupName(token.group)} ${token.name}`.toLowerCase().includes(wanted),
  );
};

export const swatchesOf = (views: readonly TokenView[]): Swatch[] =>
  views
    .filter(({ token }) => token.type === 'colour')
    .map(({ token, resolved }) => ({ name: token.title, value: resolved }));

/** The background of a text colour, or the texts on a background. */
export const contrastPairsOf = (
  { token }: TokenView,
  viewed: Omit<TokenContext, 'layer'>,
): { readonly on: readonly ContrastPair[]; readonly under: readonly ContrastPair[] } => {
  const groundOf = ({ name, title }: StyleToken): ContrastPair[] => {
    const value = resolveTokenValue(viewed, name);
    return value === undefined ? [] : [{ name: title, value }];
  };
  return {
    on: viewed.tokens.filter(({ name }) => name === token.on).flatMap(groundOf),
    under: viewed.tokens.filter(({ on, value }) => on === token.name && !followedBy(value)).flatMap(groundOf),
  };
};
