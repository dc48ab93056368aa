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
import type { Ground, Swatch } from '../colours/index.ts';

/** A token as its field shows it. */
export interface TokenView {
  readonly token: StyleToken;
  /** As it is set; it may take over the value of another token. */
  readonly value: string;
  /** The value itself. */
  readonly shown: string;
  /** Whether it is set in the layer that is edited, so that it can be reset there. */
  readonly isOwn: boolean;
  /** The name of the token that it takes its value from. */
  readonly follows: string | undefined;
}

interface Viewed {
  readonly tokens: readonly StyleToken[];
  readonly values: LayeredValues;
  readonly layer: StyleLayer;
}

/** Two fields for one thing would be one too many: the token that leads stands for the one that follows. */
const isLed = (token: StyleToken, tokens: readonly StyleToken[]): boolean => {
  const leader = followedBy(token.value);
  return leader !== undefined && tokens.some(({ name, group }) => name === leader && group === token.group);
};

/** The fields of a layer. In sections and blocks only what the machine's rules read there. */
export const viewTokens = ({ tokens, values, layer }: Viewed): TokenView[] => {
  const byName = new Map(tokens.map((token) => [token.name, token]));
  const valueOf = (name: string): string | undefined => {
    const token = byName.get(name);
    return token && resolveStyle(token, values).value;
  };
  return tokens
    .filter((token) => canSetIn(layer, token) && (layer !== 'site' || !isLed(token, tokens)))
    .map((token) => {
      const resolved = resolveStyle(token, values);
      const leader = followedBy(resolved.value);
      return {
        token,
        value: resolved.value,
        shown: followStyle(resolved.value, valueOf),
        isOwn: resolved.layer === layer,
        follows: leader === undefined ? undefined : byName.get(leader)?.title,
      };
    });
};

/** The value of any token, also of one without a field of its own. */
export const shownValue = ({ tokens, values }: Omit<Viewed, 'layer'>, name: string): string | undefined => {
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
    .map(({ token, shown }) => ({ name: token.title, value: shown }));

/** What a colour is read on; of a background, the texts on it. */
export const groundsOf = (
  { token }: TokenView,
  viewed: Omit<Viewed, 'layer'>,
): { readonly on: readonly Ground[]; readonly under: readonly Ground[] } => {
  const groundOf = ({ name, title }: StyleToken): Ground[] => {
    const value = shownValue(viewed, name);
    return value === undefined ? [] : [{ name: title, value }];
  };
  return {
    on: viewed.tokens.filter(({ name }) => name === token.on).flatMap(groundOf),
    under: viewed.tokens.filter(({ on, value }) => on === token.name && !followedBy(value)).flatMap(groundOf),
  };
};
