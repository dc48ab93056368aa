import type { Redirect } from './redirects.ts';

/** An address that changed: what stood at `from` is found at `to` now. Both are paths of pages or items. */
export interface AddressMove {
  readonly from: string;
  readonly to: string;
  /** Segments of the addresses below it that move along, such as 1 for the posts of a blog; each number once. */
  readonly depths?: readonly number[];
  /** Other pages that stand below the old address and stay where they are. */
  readonly staying?: readonly string[];
  /** The old address is given up; redirects that led to it go on to the new one all the same. */
  readonly isGivenUp?: boolean;
}

const NAME = /\[(\w+)\]/g;

const shapeOf = (path: string): string => path.replaceAll(NAME, '[]').replace(/\/+$/, '').toLowerCase();

const isSamePath = (a: string, b: string): boolean => shapeOf(a) === shapeOf(b);

const isBelow = (path: string, parent: string): boolean =>
  path.toLowerCase().startsWith(`${parent.toLowerCase()}/`);

/** The path of a target, and the query or the place in the page behind it. */
const splitTarget = (to: string): { readonly path: string; readonly rest: string } => {
  const [path = '', rest = ''] = to.split(/(?=[?#])(.*)/s);
  return { path, rest };
};

const depthOf = (path: string, parent: string): number => path.slice(parent.length + 1).split('/').length;

const movesAlong = (path: string, { from, depths = [], staying = [] }: AddressMove): boolean =>
  isBelow(path, from) &&
  depths.includes(depthOf(path, from)) &&
  !staying.some((other) => isSamePath(path, other) || isBelow(path, other));

/** A redirect that led to the old address leads to the new one: visitors are sent on once, not twice. */
const followTarget = (redirect: Redirect, move: AddressMove): Redirect => {
  const { path, rest } = splitTarget(redirect.to);
  if (isSamePath(path, move.from)) return { ...redirect, to: `${move.to}${rest}` };
  if (!movesAlong(path, move)) return redirect;
  return { ...redirect, to: `${move.to}${path.slice(move.from.length)}${rest}` };
};

const namesBelow = (depth: number): string =>
  Array.from({ length: depth }, (_, index) => `/[part${index + 1}]`).join('');

const permanent = (from: string, to: string): Redirect => ({ from, to, status: 301 });

/** `/blog/[post]` to `/journal/[post]`, and `/journal/a` moved: then `/blog/a` has to lead to the new place of it. */
const findOldNames = ({ from, to }: Redirect, path: string): string | undefined => {
  const target = to.split('/');
  const actual = path.split('/');
  if (target.length !== actual.length || !to.includes('[')) return undefined;
  const names = new Map<string, string>();
  for (const [index, segment] of target.entries()) {
    const name = /^\[(\w+)\]$/.exec(segment)?.[1];
    const given = actual[index] ?? '';
    if (name === undefined ? segment.toLowerCase() !== given.toLowerCase() : false) return undefined;
    if (name !== undefined) names.set(name, given);
  }
  const isKnown = [...from.matchAll(NAME)].every(([, name = '']) => names.has(name));
  return isKnown ? from.replaceAll(NAME, (_, name: string) => names.get(name) ?? '') : undefined;
};

const additionsFor = (redirects: readonly Redirect[], move: AddressMove): Redirect[] => {
  const { from, to, depths = [], isGivenUp = false } = move;
  if (isGivenUp) return [];
  const older = redirects.flatMap((redirect) => {
    const path = findOldNames(redirect, from);
    return path === undefined ? [] : [permanent(path, to)];
  });
  const below = depths.map((depth) => permanent(from + namesBelow(depth), to + namesBelow(depth)));
  return [permanent(from, to), ...below, ...older];
};

/**
 * The redirects of a site after an address changed. The page itself always wins over a redirect at its address, so one
 * that begins where the page now stands is taken away: it would come back to life when the page moves on.
 */
export const followMove = (redirects: readonly Redirect[], move: AddressMove): readonly Redirect[] => {
  if (isSamePath(move.from, move.to)) return redirects;
  const followed = redirects
    .map((redirect) => followTarget(redirect, move))
    .filter(({ from, to }) => !isSamePath(from, splitTarget(to).path) && !isSamePath(from, move.to));
  const added = additionsFor(followed, move);
  const shapes = new Set(added.map(({ from }) => shapeOf(from)));
  return [...followed.filter(({ from }) => !shapes.has(shapeOf(from))), ...added];
};
