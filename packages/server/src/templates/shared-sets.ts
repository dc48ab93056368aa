import { createHash } from 'node:crypto';
import type { TemplateSet } from '@sitewright/render/templates';

/** The same for equal values; maps and key orders are the caller's concern. */
export const digestOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64');

/**
 * Template sets by what they are made from. Sites that were made from the same one and have not changed their template
 * share one, as long as one of them has it: it holds nothing of a site, and a hundred of them take tens of megabytes.
 */
export class SharedSets {
  readonly #known = new Map<string, WeakRef<TemplateSet>>();
  readonly #released = new FinalizationRegistry<string>((key) => {
    if (!this.#known.get(key)?.deref()) this.#known.delete(key);
  });

  get count(): number {
    return this.#known.size;
  }

  find(key: string, make: () => TemplateSet): TemplateSet {
    const known = this.#known.get(key)?.deref();
    if (known) return known;
    const set = make();
    this.#known.set(key, new WeakRef(set));
    this.#released.register(set, key);
    return set;
  }
}
