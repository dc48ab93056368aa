import type { Redirect } from './redirects.ts';

/** A changed path of a page or item. */
export interface AddressMove {
  readonly from: string;
  readonly to: string;
  /** Depths of the paths below it that move along, such as 1 for the posts of a blog. */
  readonly depths?: readonly number[];
  /** Other pages below the old path that do not move. */
  readonly staying?: readonly string[];
  /** The old path gets no redirect; redirects to it still change to the new one. */
  readonly isGivenUp?: boolean;
}

const NAME = /\[(\w+)\]/g;

const shapeOf = (path: string): string => path.replaceAll(NAME, '[]').replace(/\/+$/, '').toLowerCase();

const isSamePath = (a: string, b: string): boolean => shapeOf(a) === shapeOf(b);

const isBelow = (path: string, parent: string): boolean =>
  path.toLowerCase().startsWith(`${parent.toLowerCase()}/`);

/** The path of a target, and its query or anchor. */
const splitTarget = (to: string): { readonly path: string; readonly rest: string } => {
  const [path = '', rest = ''] = to.split(/(?=[?#])(.*)/s);
  return { path, rest };
};

const depthOf = (path: string, parent: string): number => path.slice(parent.length + 1).split('/').length;

const movesAlong = (path: string, { from, depths = [], staying = [] }: AddressMove): boolean =>
  isBelow(path, from) &&
  depths.includes(depthOf(path, from)) &&
  !staying.some((other) => isSamePath(path, other) || isBelow(path, other));

/** Updates redirects to the old path, so that visitors are redirected once, not twice. */
const followTarget = (redirect: Redirect, move: AddressMove): Redirect => {
  const { path, rest } = splitTarget(redirect.to);
  if (isSamePath(path, move.from)) return { ...redirect, to: `${move.to}${rest}` };
  if (!movesAlong(path, move)) return redirect;
  return { ...redirect, to: `${move.to}${path.slice(move.from.length)}${rest}` };
};

const namesBelow = (depth: number): string =>
  Array.from({ length: depth }, (_, index) => `/[part${index + 1}]`).join('');

const permanent = (from: string, to: string): Redirect => ({ from, to, status: 301 });

/**
 * `/blog/[post]` redirects to `/journal/[post]`, and `/journal/a` moved: then `/blog/a` must redirect to its
 * new path.
 */
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
 * The redirects of a site after a path changed. Pages take precedence over redirects, so one from the new
 * path is removed: it would take effect again when the page moves on.
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
