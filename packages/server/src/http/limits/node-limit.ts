import { LRUCache } from 'lru-cache';
import type { Limit } from './rate-limit-store.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Addresses are cheap to change: a flood of them must not fill memory. */
const MAX_WINDOWS = 50_000;

/** Counts in the memory of this node, for limits that protect it from load: a database write per call would be the load. */
export class NodeLimits {
  // By size, because a cache by number makes room for all of them at once, at each start.
  readonly #windows = new LRUCache<string, Window>({ maxSize: MAX_WINDOWS, sizeCalculation: () => 1 });

  isWithin(scope: readonly string[], { max, withinSeconds }: Limit, now: Date): boolean {
    const key = scope.join('\n');
    const time = now.getTime();
    const known = this.#windows.get(key);
    if (known && known.endsAt > time) {
      known.count += 1;
      return known.count <= max;
    }
    this.#windows.set(key, { count: 1, endsAt: time + withinSeconds * 1000 });
    return max >= 1;
  }
}

/** Counts calls, and page views that do the work of a call. */
export const callLimits = new NodeLimits();
