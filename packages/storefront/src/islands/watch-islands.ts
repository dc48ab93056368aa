import { islandSelector } from './island.ts';
import type { BeginIsland } from './island-loader.ts';

/**
 * Loads eager islands immediately, those with `load="interaction"` never, and all others when they are less
 * than a viewport away.
 */
export const watchIslands = (begin: BeginIsland): void => {
  const nearby = new IntersectionObserver(
    (entries) => entries.map(({ isIntersecting, target }) => isIntersecting && begin(target as HTMLElement)),
    { rootMargin: '100%' },
  );

  const search = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>(islandSelector)) {
      const time = place.getAttribute('load');
      if (time === 'eager') void begin(place);
      else if (time !== 'interaction') nearby.observe(place);
    }
  };

  new MutationObserver(search).observe(document, { childList: true, subtree: true });
  search();
};
