import { islandSelector } from './island.ts';
import type { BeginIsland } from './island-loader.ts';

/** Begins each island when its time has come: at once, near the viewport, or when the visitor turns to it. */
export const watchIslands = (begin: BeginIsland): void => {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void begin(target as HTMLElement);
    },
    { rootMargin: '200px' },
  );

  const search = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>(islandSelector)) {
      const time = place.getAttribute('load');
      if (time === 'eager') void begin(place);
      else if (time !== 'interaction') nearby.observe(place);
    }
  };

  const turnTo = ({ target }: Event): void => {
    const place = target instanceof Element && target.closest<HTMLElement>(islandSelector);
    if (place) void begin(place);
  };

  new MutationObserver(search).observe(document, { childList: true, subtree: true });
  addEventListener('pointerover', turnTo);
  addEventListener('focusin', turnTo);
  search();
};
