import type { RenderEngine } from '@sitewright/render/formatters';
import { compileTemplateSet, type TemplateSet } from '@sitewright/render/templates';
import type { Database } from '../database/index.ts';
import { readSiteDocument, type StylesContent } from '../documents/index.ts';
import { withStyleChoices } from '../styles/index.ts';
import { readTemplateFiles } from './templates-store.ts';

/** Compiled templates weigh little, but a node may serve thousands of sites. */
const MOST_SITES = 200;

interface Kept {
  readonly version: number;
  readonly set: Promise<TemplateSet>;
}

export interface TemplateLibrary {
  /** The site's template with the owner's choices for its styles, compiled once for each version of it. */
  find(websiteId: string, version: number): Promise<TemplateSet>;
}

export const createTemplateLibrary = (database: Database, engine: RenderEngine): TemplateLibrary => {
  const kept = new Map<string, Kept>();

  const load = async (websiteId: string): Promise<TemplateSet> => {
    const [files, styles] = await Promise.all([
      readTemplateFiles(database, websiteId),
      readSiteDocument(database, websiteId, 'styles'),
    ]);
    const choices = (styles ?? {}) as StylesContent;
    const set = compileTemplateSet(engine, files, choices.values);
    return { ...set, ...withStyleChoices(set, choices) };
  };

  return {
    find(websiteId, version) {
      const known = kept.get(websiteId);
      if (known?.version === version) {
        // Moved to the end: the front is what was not used for longest.
        kept.delete(websiteId);
        kept.set(websiteId, known);
        return known.set;
      }
      const set = load(websiteId);
      // A failed read must be tried again, not remembered.
      set.catch(() => kept.delete(websiteId));
      kept.set(websiteId, { version, set });
      const oldest = kept.size > MOST_SITES ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return set;
    },
  };
};
