import type { Limit } from './rate-limit.ts';

interface Window {
  count: number;
  endsAt: number;
}

/** Addresses are free to change: a flood of them must not fill the memory. */
const MOST_KEPT = 50_000;

/** Counts in the memory of this node. For limits that spare the machine: a write for each call would be the load itself. */
export class NodeLimits {
  readonly #windows = new Map<string, Window>();

  isWithin(scope: readonly string[], { most, withinSeconds }: Limit, now: Date): boolean {
    const key = scope.join('\n');
    const time = now.getTime();
    const known = this.#windows.get(key);
    if (known && known.endsAt > time) {
      known.count += 1;
      return known.count <= most;
    }
    if (this.#windows.size >= MOST_KEPT) this.#dropOver(time);
    this.#windows.set(key, { count: 1, endsAt: time + withinSeconds * 1000 });
    return most >= 1;
  }

  #dropOver(time: number): void {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= time) this.#windows.delete(key);
    if (this.#windows.size >= MOST_KEPT) this.#windows.clear();
  }
}

/** The one that counts calls: what answers the same question otherwise counts with them here. */
export const callLimits = new NodeLimits();
