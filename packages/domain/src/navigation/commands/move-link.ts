import type { Navigations } from '../../pages/index.ts';
import { cutLink, insertLink, linkAt, linksIn, type LinkPlace } from './link-places.ts';

const leadsThrough = ({ group, path }: LinkPlace, outer: LinkPlace): boolean =>
  group === outer.group && outer.path.every((index, depth) => path[depth] === index);

/** The same position after the link at `gone` was removed: later siblings move up by one. */
const placeWithout = (place: LinkPlace, gone: LinkPlace): LinkPlace => {
  const depth = gone.path.length - 1;
  const isBeside = leadsThrough(place, { ...gone, path: gone.path.slice(0, -1) });
  const index = place.path[depth];
  if (!isBeside || index === undefined || index <= (gone.path[depth] ?? 0)) return place;
  return { ...place, path: place.path.with(depth, index - 1) };
};

/** Moves a link with its children before the one at `to`. Undefined if `to` is inside of the link. */
export const moveLink = (
  navigations: Navigations,
  from: LinkPlace,
  to: LinkPlace,
): Navigations | undefined => {
  const link = linkAt(navigations, from);
  if (!link || (leadsThrough(to, from) && to.path.length > from.path.length)) return undefined;
  return insertLink(cutLink(navigations, from), placeWithout(to, from), link);
};

/** The position after the last link of a group or of a link's children. */
export const endOf = (navigations: Navigations, { group, path }: LinkPlace): LinkPlace => ({
  group,
  path: [...path, linksIn(navigations, { group, path })?.length ?? 0],
});

export type LinkStep = 'up' | 'down' | 'in' | 'out';

/** The target of a step with the arrow keys; undefined if there is none. */
export const placeAfterStep = (
  navigations: Navigations,
  { group, path }: LinkPlace,
  step: LinkStep,
): LinkPlace | undefined => {
  const outer = path.slice(0, -1);
  const index = path.at(-1) ?? 0;
  const count = linksIn(navigations, { group, path: outer })?.length ?? 0;
  if (step === 'up') return index > 0 ? { group, path: [...outer, index - 1] } : undefined;
  if (step === 'down') return index < count - 1 ? { group, path: [...outer, index + 2] } : undefined;
  if (step === 'in')
    return index > 0 ? endOf(navigations, { group, path: [...outer, index - 1] }) : undefined;
  const parent = outer.at(-1);
  return parent === undefined ? undefined : { group, path: [...outer.slice(0, -1), parent + 1] };
};
