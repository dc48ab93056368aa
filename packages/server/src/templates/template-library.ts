import { familyOf } from '@sitewright/domain/fonts';
import type { RenderEngine } from '@sitewright/render/formatters';
import {
  compileTemplateSet,
  readTweakClasses,
  type TemplateFiles,
  type TemplateSet,
  type TemplateWarning,
} from '@sitewright/render/templates';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/index.ts';
import { readSiteDocument, type StylesContent } from '../documents/index.ts';
import { facesFor } from '../fonts/index.ts';
import { withStyleValues } from '../styles/index.ts';
import { shareCompiled } from './share-compiled.ts';
import { digestOf, SharedSets } from './shared-sets.ts';
import { readTemplateFiles } from './templates-store.ts';

/** Compiled templates are small, but a node may serve thousands of sites. */
const MAX_SITES = 200;
/** Every save creates another; only the latest are used. */
const MAX_DRAFTS = 20;
/** Every pause in typing creates another, and each is requested twice concurrently. */
const MAX_UNSAVED = 8;

interface CachedSet {
  readonly version: number;
  readonly set: Promise<TemplateSet>;
}

/** Unpublished changes of a template and its styles. */
export interface TemplateDrafts {
  /** Changes with every save of any of them. */
  readonly key: string;
  /** Texts by path; null for a removed file. */
  readonly files: ReadonlyMap<string, string | null>;
  readonly styles?: StylesContent;
}

export interface TemplateLibrary {
  /** The site's template with the owner's styles, compiled once for each version. */
  find(websiteId: string, version: number): Promise<TemplateSet>;
  /** The same as if the drafts were published. */
  findDraft(websiteId: string, version: number, drafts: TemplateDrafts): Promise<TemplateSet>;
  /** The same for unsaved files; cached separately, so that they do not evict saved ones. */
  findUnsaved(websiteId: string, version: number, drafts: TemplateDrafts): Promise<TemplateSet>;
}

/** Template sets by key, each at one version; least recently used ones are evicted. */
class TemplateSetCache {
  readonly #cached: LRUCache<string, CachedSet>;

  constructor(max: number) {
    this.#cached = new LRUCache({ max });
  }

  find(key: string, version: number, make: () => Promise<TemplateSet>): Promise<TemplateSet> {
    const known = this.#cached.get(key);
    if (known?.version === version) return known.set;
    const set = make();
    // A failed read must be retried, not cached.
    set.catch(() => this.#cached.delete(key));
    this.#cached.set(key, { version, set });
    return set;
  }
}

const FACE = /@font-face\s*\{[^}]*?font-family\s*:\s*([^;}]+)/gi;

/** Font families that the template's own stylesheets load. */
const ownFamilies = ({ styleFolder }: TemplateSet): ReadonlySet<string> =>
  new Set(
    [...styleFolder.values()].flatMap((text) =>
      [...text.matchAll(FACE)].map(([, family = '']) => familyOf(family)),
    ),
  );

/** The font families in use that nothing else loads: the chosen ones, else those of the template. */
const usedFamilies = (set: TemplateSet, { values = {} }: StylesContent): string[] => {
  const own = ownFamilies(set);
  const used = set.styleTokens.flatMap(({ name, type, value: defaultValue }) => {
    const chosen = Object.hasOwn(values, name) ? values[name] : undefined;
    if (type !== 'font') return [];
    if (typeof chosen === 'string') return [familyOf(chosen)];
    const family = familyOf(defaultValue);
    return own.has(family) ? [] : [family];
  });
  return [...new Set(used)];
};

const withDrafts = (files: TemplateFiles, drafts: TemplateDrafts['files']): TemplateFiles => {
  const merged = new Map(files);
  for (const [path, text] of drafts)
    if (text === null) merged.delete(path);
    else merged.set(path, text);
  return merged;
};

/** The order of files decides where several say the same. */
const inOrder = (files: TemplateFiles): TemplateFiles =>
  new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)));

const withStyles = (set: TemplateSet, choices: StylesContent, faces: string): TemplateSet => ({
  ...set,
  ...withStyleValues(set, choices, faces),
  tweakClasses: readTweakClasses(set.styleFolder, choices.values),
  ...(choices.fontKit ? { fontKitId: choices.fontKit.id } : {}),
});

/** Receives the warnings of a published template, once for each compiled version. */
export type ReportWarnings = (websiteId: string, warnings: readonly TemplateWarning[]) => void;

export const createTemplateLibrary = (
  database: Database,
  engine: RenderEngine,
  reportWarnings: ReportWarnings = () => undefined,
): TemplateLibrary => {
  const shared = shareCompiled(engine);
  const compiled = new SharedSets();
  const styled = new SharedSets();
  /** Whoever has a styled set has what it was made from, for other sites. */
  const madeFrom = new WeakMap<TemplateSet, TemplateSet>();
  const published = new TemplateSetCache(MAX_SITES);
  const drafted = new TemplateSetCache(MAX_DRAFTS);
  const unsaved = new TemplateSetCache(MAX_UNSAVED);

  const read = async (websiteId: string) => {
    const [files, styles] = await Promise.all([
      readTemplateFiles(database, websiteId),
      readSiteDocument(database, websiteId, 'styles'),
    ]);
    return { files: inOrder(files), choices: (styles ?? {}) as StylesContent };
  };

  /** The same for all sites with the same template and styles. */
  const loadPublished = async (websiteId: string): Promise<TemplateSet> => {
    const { files, choices } = await read(websiteId);
    const ofFiles = digestOf([...files]);
    const set = compiled.find(ofFiles, () => compileTemplateSet(shared, files));
    if (set.warnings.length > 0) reportWarnings(websiteId, set.warnings);
    const faces = await facesFor(database, websiteId, usedFamilies(set, choices));
    return styled.find(digestOf(ofFiles, choices, faces), () => {
      const made = withStyles(set, choices, faces);
      madeFrom.set(made, set);
      return made;
    });
  };

  const loadDrafts = async (websiteId: string, drafts: TemplateDrafts): Promise<TemplateSet> => {
    const stored = await read(websiteId);
    const choices = drafts.styles ?? stored.choices;
    const set = compileTemplateSet(shared, inOrder(withDrafts(stored.files, drafts.files)));
    return withStyles(set, choices, await facesFor(database, websiteId, usedFamilies(set, choices)));
  };

  return {
    find: (websiteId, version) => published.find(websiteId, version, () => loadPublished(websiteId)),
    findDraft: (websiteId, version, drafts) =>
      drafted.find(`${websiteId} ${drafts.key}`, version, () => loadDrafts(websiteId, drafts)),
    findUnsaved: (websiteId, version, drafts) =>
      unsaved.find(`${websiteId} ${drafts.key}`, version, () => loadDrafts(websiteId, drafts)),
  };
};
