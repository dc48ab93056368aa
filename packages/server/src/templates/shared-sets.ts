import { createHash } from 'node:crypto';
import type { TemplateSet } from '@sitewright/render/templates';
import { LRUCache } from 'lru-cache';

/** The same for equal values; maps and key orders are the caller's concern. */
export const digestOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64');

/**
 * Template sets by what they are made from. Sites that were made from the same one and have not changed their template
 * share one: it holds nothing of a site, and a hundred of them take tens of megabytes.
 */
export class SharedSets {
  readonly #known: LRUCache<string, TemplateSet>;

  constructor(max: number) {
    this.#known = new LRUCache({ max });
  }

  find(key: string, make: () => TemplateSet): TemplateSet {
    const known = this.#known.get(key);
    if (known) return known;
    const set = make();
    this.#known.set(key, set);
    return set;
  }
}
