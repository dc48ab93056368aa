import type { CompiledTemplate, Engine } from '@sitewright/template';
import { readConfiguration } from './lenient-json.ts';

/** Path inside the template folder, such as `blocks/header.block`, to its text. */
export type TemplateFiles = ReadonlyMap<string, string>;

export interface TemplateWarning {
  readonly file: string;
  readonly message: string;
  readonly line?: number;
}

/** A template folder made ready for rendering. */
export interface TemplateSet {
  /** Layout name to its regions, joined. */
  readonly layouts: ReadonlyMap<string, CompiledTemplate>;
  readonly pages: ReadonlyMap<string, CompiledTemplate>;
  readonly partials: Readonly<Record<string, CompiledTemplate>>;
  readonly stylesheet: string;
  readonly warnings: readonly TemplateWarning[];
}

interface Layout {
  readonly regions?: readonly string[];
}

const asStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

const namesIn = (files: TemplateFiles, folder: string, ending: string): string[] =>
  [...files.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(ending))
    .map((path) => path.slice(folder.length, -ending.length));

const withEnding = (name: string, ending: string): string => (name.endsWith(ending) ? name : name + ending);

const isLayout = (value: unknown): value is Layout => typeof value === 'object' && value !== null;

export const compileTemplateSet = <Host>(engine: Engine<Host>, files: TemplateFiles): TemplateSet => {
  const warnings: TemplateWarning[] = [];
  const configuration = readConfiguration(files.get('template.conf'));
  if (configuration.fault) warnings.push({ file: 'template.conf', message: configuration.fault });

  const compile = (file: string, text: string): CompiledTemplate => {
    const compiled = engine.compile(text);
    for (const { message, line } of compiled.errors) warnings.push({ file, message, line });
    return compiled;
  };

  const joinRegions = (name: string, { regions }: Layout): string =>
    (regions ?? [name])
      .map((region) => {
        const file = withEnding(region, '.region');
        const text = files.get(file);
        if (text === undefined)
          warnings.push({ file, message: `Layout "${name}" names a region that is missing.` });
        return text ?? '';
      })
      .join('\n');

  const layouts = new Map<string, CompiledTemplate>();
  for (const [name, layout] of Object.entries(configuration.value['layouts'] ?? {}))
    if (isLayout(layout)) layouts.set(name, compile(`layout ${name}`, joinRegions(name, layout)));

  const pages = new Map(
    namesIn(files, 'pages/', '.page').map((name) => [
      name,
      compile(`pages/${name}.page`, files.get(`pages/${name}.page`) ?? ''),
    ]),
  );
  // Templates apply a partial by its file name; the ending may be left out.
  const partials: Record<string, CompiledTemplate> = Object.create(null) as Record<string, CompiledTemplate>;
  for (const name of namesIn(files, 'blocks/', '.block')) {
    const compiled = compile(`blocks/${name}.block`, files.get(`blocks/${name}.block`) ?? '');
    partials[name] = compiled;
    partials[`${name}.block`] = compiled;
  }
  const listed = asStrings(configuration.value['stylesheets']).map((name) => `styles/${name}`);
  const stylesheet = listed.map((path) => files.get(path) ?? '').join('\n');
  return { layouts, pages, partials, stylesheet, warnings };
};
