export { debounce, throttle, wantsLessMotion } from './pace.ts';
export {
  animateScroll,
  distanceTo,
  SCROLL_MAX_MS,
  SCROLL_MIN_MS,
  SCROLL_OFFSET,
  SCROLL_THROTTLE_MS,
  type ScrollOptions,
} from './scroll-animation.ts';
export { Tween, TWEEN_MS, type FrameClock, type TweenOptions, type TweenState } from './tween.ts';
