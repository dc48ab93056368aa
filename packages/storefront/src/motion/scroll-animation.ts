import { Tween, type FrameClock } from './tween.ts';

const SCROLL_MIN_MS = 50;
const SCROLL_MAX_MS = 50;
const SCROLL_OFFSET = 30;
export const SCROLL_THROTTLE_MS = 100;

export interface ScrollOptions {
  /** Limits of the duration, which is one millisecond per pixel. */
  readonly min?: number;
  readonly max?: number;
  /** How many pixels next to the target stay visible. */
  readonly offset?: number;
  readonly clock?: FrameClock;
}

/** How far to scroll until the target and some of its neighbour are visible; 0 if they are. */
export const distanceTo = (
  goal: { readonly left: number; readonly right: number },
  place: { readonly left: number; readonly right: number },
  offset: number = SCROLL_OFFSET,
): number => {
  if (goal.left - offset < place.left) return goal.left - offset - place.left;
  return goal.right + offset > place.right ? goal.right + offset - place.right : 0;
};

/** Animates `scrollLeft` by a distance. */
export const animateScroll = (
  place: { scrollLeft: number },
  distance: number,
  { min = SCROLL_MIN_MS, max = SCROLL_MAX_MS, clock }: ScrollOptions = {},
): Tween => {
  const from = place.scrollLeft;
  return new Tween({
    from,
    to: from + distance,
    duration: Math.min(Math.max(Math.abs(distance), min), max),
    onStep: (value) => {
      place.scrollLeft = value;
    },
    ...(clock && { clock }),
  });
};
