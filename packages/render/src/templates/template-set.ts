import type { StyleToken } from '@sitewright/domain/styles';
import type { CompiledTemplate, Engine } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { markScripts, maskTags, originsIn, type OwnMarkup } from '../inline-scripts/index.ts';
import { ownScriptName, compileTags, type Tag } from '../tags/index.ts';
import { readStyleFiles, type StyleFile } from '../styles/index.ts';
import { checkFolder } from './check-folder.ts';
import { checkScripts } from './check-scripts.ts';
import { readConfiguration } from './lenient-json.ts';
import { readTemplateConfiguration, type TemplateConfiguration } from './template-configuration.ts';
import {
  systemPartials,
  systemTemplateNames,
  systemTemplates,
  type SystemTemplateName,
} from './system-templates.ts';
import { inFile, inRegions, createSourceLocator, type Locate, type LocateSource } from './source-locator.ts';
import { readTemplateStrings, type TemplateStrings } from './template-strings.ts';
import { readStyleTokens } from './tokens/read-style-tokens.ts';
import { readTweakClasses } from './template-tweaks.ts';
import { namesIn, type TemplateFiles, type TemplateWarning } from './template-warning.ts';

/** A compiled template, its tags, and the partials that it uses. */
export interface TemplateUnit {
  readonly compiled: CompiledTemplate;
  readonly tags: readonly Tag[];
  readonly partialNames: readonly string[];
  /** Scripts and form targets in its own text. */
  readonly markup: OwnMarkup;
  /** Whether it prints data into inline scripts. */
  readonly hasOpenScripts: boolean;
  /** Maps an error to the author's file. */
  readonly locate: LocateSource;
}

/** A compiled template folder. */
export interface TemplateSet {
  readonly configuration: TemplateConfiguration;
  /** Layouts by name, with their regions joined. */
  readonly layouts: ReadonlyMap<string, TemplateUnit>;
  /** By type name: `pages/*.page`, `collections/*.list` and `collections/*.item`. */
  readonly pages: ReadonlyMap<string, TemplateUnit>;
  readonly lists: ReadonlyMap<string, TemplateUnit>;
  readonly items: ReadonlyMap<string, TemplateUnit>;
  /** By file name with and without extension. */
  readonly partials: Readonly<Record<string, CompiledTemplate>>;
  readonly partialUnits: ReadonlyMap<string, TemplateUnit>;
  /** Block kinds that the template overrides: those with a `.block` file and a configuration. */
  readonly blockOverrides: ReadonlyMap<string, TemplateUnit>;
  /** Built-in templates, for everything that the folder has no file for. */
  readonly system: ReadonlyMap<SystemTemplateName, TemplateUnit>;
  /** Evaluates instructions in a tag's attribute before the page is rendered. */
  readonly fillAttribute: (text: string, json: unknown) => string;
  readonly strings: TemplateStrings;
  /** In the order of `stylesheets`. */
  readonly styles: readonly StyleFile[];
  /** Style settings for the owner. */
  readonly styleTokens: readonly StyleToken[];
  /** A third-party font kit that pages load. */
  readonly fontKitId?: string;
  /** Body classes that the style sheets rely on. */
  readonly tweakClasses: readonly string[];
  /** Files that a style sheet may import. */
  readonly styleFolder: TemplateFiles;
  /** Everything in the folder that is not supported. */
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

/** Attributes are few, and every page fills the same ones: each is compiled once. */
const createAttributeFiller = (engine: Engine<RenderHost>): TemplateSet['fillAttribute'] => {
  const compiled = new Map<string, CompiledTemplate>();
  const compile = (text: string): CompiledTemplate => {
    const template = compiled.get(text) ?? engine.compile(text);
    compiled.set(text, template);
    return template;
  };
  return (text, json) =>
    text.includes('{')
      ? engine.render({ template: compile(text), json, host: { locale: undefined } }).output
      : text;
};

interface SourceFile {
  readonly text: string;
  readonly locate: Locate;
  /** For partials: the name in error messages. */
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

  compile({ text, locate, partial }: SourceFile): TemplateUnit {
    const { source: compiledText, tags, problems } = compileTags(text);
    const { source, markup, hasOpenScripts } = markScripts(compiledText, this.engine.findTags(compiledText));
    const compiled = this.engine.compile(source, partial);
    const find = createSourceLocator({ original: text, compiledText: source, locate });
    for (const problem of [...problems, ...compiled.errors])
      this.warnings.push({ ...find(problem), message: problem.message });
    return {
      compiled,
      tags,
      partialNames: partialNamesIn(source, tags),
      markup: this.withScriptTags(markup, tags),
      hasOpenScripts,
      locate: find,
    };
  }

  private withScriptTags(markup: OwnMarkup, tags: readonly Tag[]): OwnMarkup {
    const hosts = tags.flatMap(({ kind, attributes: { src = '' } }) =>
      kind === 'script' ? originsIn(maskTags(src, this.engine.findTags(src))) : [],
    );
    return { ...markup, scriptHosts: [...new Set([...markup.scriptHosts, ...hosts])] };
  }

  readFolder(folder: string, ending: string): Map<string, TemplateUnit> {
    const entries = namesIn(this.files, folder, ending).map((name) => {
      const file = folder + name + ending;
      const source = { text: this.files.get(file) ?? '', locate: inFile(file) };
      return [name, this.compile(folder === 'blocks/' ? { ...source, partial: name } : source)] as const;
    });
    return new Map(entries);
  }

  readSystemPartials(): [string, TemplateUnit][] {
    return [...systemPartials].map(([name, text]) => [
      name,
      this.compile({ text, locate: inFile(name), partial: name }),
    ]);
  }

  /** The regions of a layout form one template: a section may start in one and end in the next. */
  readLayouts({ layouts }: TemplateConfiguration): Map<string, TemplateUnit> {
    const entries = [...layouts].map(([name, layout]) => {
      const regions = layout.regions.map((file) => ({ file, text: this.readRegion(name, file) }));
      const text = regions.map((region) => region.text).join('\n');
      return [name, this.compile({ text, locate: inRegions(regions) })] as const;
    });
    return new Map(entries);
  }

  private readRegion(layout: string, region: string): string {
    const text = this.files.get(region);
    if (text === undefined)
      this.warnings.push({ file: region, message: `Layout "${layout}" names a region that is missing.` });
    return text ?? '';
  }

  /** Other scripts still load: only this one is missing. */
  checkScripts(units: Iterable<TemplateUnit>, scripts: ReadonlySet<string>): void {
    for (const { tags } of units)
      for (const { kind, attributes } of tags) {
        const name = kind === 'script' ? ownScriptName(attributes['src'] ?? '') : undefined;
        if (name !== undefined && !name.includes('{') && !scripts.has(name))
          this.warnings.push({
            file: `scripts/${name}`,
            message: 'A template loads this script, which is missing.',
          });
      }
  }

  checkNames(units: Iterable<TemplateUnit>, partials: Readonly<Record<string, unknown>>): void {
    for (const { partialNames, compiled } of units)
      for (const name of partialNames)
        if (!Object.hasOwn(partials, name) && !compiled.source.includes(`{.macro ${name}}`))
          this.warnings.push({
            file: `blocks/${name}`,
            message: `A template applies "${name}", which is missing.`,
          });
  }
}

/** No prototype: a partial may be called `constructor`. */
const namedBothWays = (units: ReadonlyMap<string, TemplateUnit>): Record<string, CompiledTemplate> => {
  const partials: Record<string, CompiledTemplate> = Object.create(null);
  for (const [name, { compiled }] of units) {
    partials[name] = compiled;
    partials[`${name}.block`] = compiled;
  }
  return partials;
};

/** A partial with a configuration overrides a block kind: the one it names, else that of its file name. */
const readBlockOverrides = (
  units: ReadonlyMap<string, TemplateUnit>,
  files: TemplateFiles,
): Map<string, TemplateUnit> => {
  const overrides = new Map<string, TemplateUnit>();
  for (const [name, unit] of units) {
    const text = files.get(`blocks/${name}.block.conf`) ?? files.get(`blocks/${name}.conf`);
    const { type } = readConfiguration(text).value;
    if (text !== undefined) overrides.set(typeof type === 'string' ? type : name, unit);
  }
  return overrides;
};

/** Reads a template folder leniently: whatever is not supported becomes a warning. */
export const compileTemplateSet = (engine: Engine<RenderHost>, files: TemplateFiles): TemplateSet => {
  const reader = new FolderReader(engine, files);
  const configuration = readTemplateConfiguration(files, reader.warnings);
  reader.warnings.push(...checkFolder(configuration, files), ...checkScripts(files));
  const layouts = reader.readLayouts(configuration);
  const pages = reader.readFolder('pages/', '.page');
  const lists = reader.readFolder('collections/', '.list');
  const items = reader.readFolder('collections/', '.item');
  const partialUnits = new Map([...reader.readSystemPartials(), ...reader.readFolder('blocks/', '.block')]);
  const partials = namedBothWays(partialUnits);
  const scripts = new Set(namesIn(files, 'scripts/', ''));
  const units = [layouts, pages, lists, items, partialUnits].flatMap((group) => [...group.values()]);
  reader.checkNames(units, partials);
  reader.checkScripts(units, scripts);
  const styles = readStyleFiles(configuration.stylesheets, files, reader.warnings);
  return {
    configuration,
    layouts,
    pages,
    lists,
    items,
    partials,
    partialUnits,
    blockOverrides: readBlockOverrides(partialUnits, files),
    system: new Map(
      systemTemplateNames.map((name) => [
        name,
        reader.compile({ text: systemTemplates[name], locate: inFile(name) }),
      ]),
    ),
    fillAttribute: createAttributeFiller(engine),
    strings: readTemplateStrings(files, reader.warnings),
    styles,
    styleTokens: readStyleTokens({ files, styles }, reader.warnings),
    tweakClasses: readTweakClasses(files),
    styleFolder: new Map([...files].filter(([path]) => path.startsWith('styles/'))),
    warnings: reader.warnings,
  };
};

/** Templates and all partials reachable from them, each once. */
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
