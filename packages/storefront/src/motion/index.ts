export { debounce, throttle, wantsLessMotion } from './timing.ts';
export { animateScroll, distanceTo, SCROLL_THROTTLE_MS, type ScrollOptions } from './scroll-animation.ts';
export { Tween, type FrameClock, type TweenOptions, type TweenState } from './tween.ts';
