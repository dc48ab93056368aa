import type { CompiledTemplate, Engine } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { weaveTags, type Tag } from '../tags/index.ts';
import { readStyleFiles, type StyleFile } from '../styles/index.ts';
import { readTemplateConfiguration, type TemplateConfiguration } from './template-configuration.ts';
import { systemTemplateNames, systemTemplates, type SystemTemplateName } from './system-templates.ts';
import { readTemplateStrings, type TemplateStrings } from './template-strings.ts';
import { namesIn, type TemplateFiles, type TemplateWarning } from './template-warning.ts';

/** One template, its tags, and the partials that it names. */
export interface TemplateUnit {
  readonly compiled: CompiledTemplate;
  readonly tags: readonly Tag[];
  readonly partialNames: readonly string[];
}

/** A template folder made ready for rendering. */
export interface TemplateSet {
  readonly configuration: TemplateConfiguration;
  /** Layout name to its regions, joined. */
  readonly layouts: ReadonlyMap<string, TemplateUnit>;
  /** By type name: `pages/*.page`, `collections/*.list` and `collections/*.item`. */
  readonly pages: ReadonlyMap<string, TemplateUnit>;
  readonly lists: ReadonlyMap<string, TemplateUnit>;
  readonly items: ReadonlyMap<string, TemplateUnit>;
  /** By file name with and without its ending. */
  readonly partials: Readonly<Record<string, CompiledTemplate>>;
  readonly partialUnits: ReadonlyMap<string, TemplateUnit>;
  /** The machine's own, for what the folder has no file for. */
  readonly system: ReadonlyMap<SystemTemplateName, TemplateUnit>;
  /** Works out instructions inside a tag's attribute before the page is rendered. */
  readonly fillAttribute: (text: string, json: unknown) => string;
  readonly strings: TemplateStrings;
  /** In the order of `stylesheets`. */
  readonly styles: readonly StyleFile[];
  /** Every file that a stylesheet may import. */
  readonly styleFolder: TemplateFiles;
  readonly scripts: ReadonlySet<string>;
  /** Everything in the folder that cannot be honoured. */
  readonly warnings: readonly TemplateWarning[];
}

/** `|apply name.block`, `{.include name}` and a tag's own template. */
const PARTIAL_NAME = /\|\s*apply\s+([\w./-]+)|\{\.include\s+([\w./-]+)/g;

const partialNamesIn = (source: string, tags: readonly Tag[]): string[] => {
  const applied = [...source.matchAll(PARTIAL_NAME)].map(([, apply, include]) => apply ?? include ?? '');
  const ofTags = tags.flatMap(({ kind, attributes }) =>
    kind === 'navigation' || kind === 'folder-navigation' ? [attributes['template'] ?? 'navigation'] : [],
  );
  return [...new Set([...applied, ...ofTags])];
};

interface SourceFile {
  readonly file: string;
  readonly text: string;
  /** The name errors are told under, for partials. */
  readonly partial?: string;
}

class FolderReader {
  readonly warnings: TemplateWarning[] = [];
  private readonly engine: Engine<RenderHost>;
  private readonly files: TemplateFiles;

  constructor(engine: Engine<RenderHost>, files: TemplateFiles) {
    this.engine = engine;
    this.files = files;
  }

  compile({ file, text, partial }: SourceFile): TemplateUnit {
    const { source, tags, problems } = weaveTags(text);
    const compiled = this.engine.compile(source, partial);
    for (const { line, message } of [...problems, ...compiled.errors])
      this.warnings.push({ file, line, message });
    return { compiled, tags, partialNames: partialNamesIn(source, tags) };
  }

  readFolder(folder: string, ending: string): Map<string, TemplateUnit> {
    const entries = namesIn(this.files, folder, ending).map((name) => {
      const file = folder + name + ending;
      const source = { file, text: this.files.get(file) ?? '' };
      return [name, this.compile(folder === 'blocks/' ? { ...source, partial: name } : source)] as const;
    });
    return new Map(entries);
  }

  /** A layout's regions are one template: a section may begin in one and end in the next. */
  readLayouts({ layouts }: TemplateConfiguration): Map<string, TemplateUnit> {
    const entries = [...layouts].map(([name, { regions }]) => {
      const text = regions.map((region) => this.readRegion(name, region)).join('\n');
      return [name, this.compile({ file: regions[0] ?? 'template.conf', text })] as const;
    });
    return new Map(entries);
  }

  private readRegion(layout: string, region: string): string {
    const text = this.files.get(region);
    if (text === undefined)
      this.warnings.push({ file: region, message: `Layout "${layout}" names a region that is missing.` });
    return text ?? '';
  }

  checkNames(units: Iterable<TemplateUnit>, partials: Readonly<Record<string, unknown>>): void {
    for (const { partialNames, compiled } of units)
      for (const name of partialNames)
        if (!Object.hasOwn(partials, name) && !compiled.source.includes(`{.macro ${name}}`))
          this.warnings.push({ file: `blocks/${name}`, message: `A template applies "${name}", which is missing.` });
  }
}

/** A null prototype: a partial may be called `constructor`. */
const namedBothWays = (units: ReadonlyMap<string, TemplateUnit>): Record<string, CompiledTemplate> => {
  const partials: Record<string, CompiledTemplate> = Object.create(null);
  for (const [name, { compiled }] of units) {
    partials[name] = compiled;
    partials[`${name}.block`] = compiled;
  }
  return partials;
};

/** Reads a template folder as leniently as it can: whatever is not understood becomes a warning. */
export const compileTemplateSet = (engine: Engine<RenderHost>, files: TemplateFiles): TemplateSet => {
  const reader = new FolderReader(engine, files);
  const configuration = readTemplateConfiguration(files, reader.warnings);
  const layouts = reader.readLayouts(configuration);
  const pages = reader.readFolder('pages/', '.page');
  const lists = reader.readFolder('collections/', '.list');
  const items = reader.readFolder('collections/', '.item');
  const partialUnits = reader.readFolder('blocks/', '.block');
  const partials = namedBothWays(partialUnits);
  reader.checkNames([layouts, pages, lists, items, partialUnits].flatMap((units) => [...units.values()]), partials);
  return {
    configuration,
    layouts,
    pages,
    lists,
    items,
    partials,
    partialUnits,
    system: new Map(
      systemTemplateNames.map((name) => [name, reader.compile({ file: name, text: systemTemplates[name] })]),
    ),
    fillAttribute: (template, json) =>
      template.includes('{') ? engine.render({ template, json, host: { locale: undefined } }).output : template,
    strings: readTemplateStrings(files, reader.warnings),
    styles: readStyleFiles(configuration.stylesheets, files, reader.warnings),
    styleFolder: new Map([...files].filter(([path]) => path.startsWith('styles/'))),
    scripts: new Set(namesIn(files, 'scripts/', '')),
    warnings: reader.warnings,
  };
};

/** A template and all it can reach through partials, each once. */
export const reachableUnits = (set: TemplateSet, start: Iterable<TemplateUnit>): TemplateUnit[] => {
  const reached = new Set<TemplateUnit>();
  const waiting = [...start];
  for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
    if (reached.has(unit)) continue;
    reached.add(unit);
    for (const name of unit.partialNames) {
      const partial = set.partialUnits.get(name.replace(/\.block$/, ''));
      if (partial) waiting.push(partial);
    }
  }
  return [...reached];
};
