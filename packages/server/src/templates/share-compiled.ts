import type { RenderEngine } from '@sitewright/render/formatters';
import { LRUCache } from 'lru-cache';

/** Characters of source text. Its compiled form takes about ten times as much. */
const MOST_SOURCE = 1_000_000;

/**
 * The engine, which compiles each source once for all sites: those that were made from the same site have most of their
 * templates in common, and all have those that are built in. A compiled template holds nothing of a site.
 */
export const shareCompiled = (engine: RenderEngine): RenderEngine => {
  const known = new LRUCache<string, ReturnType<RenderEngine['compile']>>({
    maxSize: MOST_SOURCE,
    sizeCalculation: ({ source }) => source.length + 1,
  });
  return {
    ...engine,
    compile(source, partial) {
      const key = `${partial ?? ''}\0${source}`;
      const found = known.get(key);
      if (found) return found;
      const compiled = engine.compile(source, partial);
      known.set(key, compiled);
      return compiled;
    },
  };
};
