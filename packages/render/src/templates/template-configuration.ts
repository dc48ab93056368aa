import { isRecord } from '@sitewright/domain/documents';
import { readConfiguration } from './lenient-json.ts';
import { namesIn, withEnding, type TemplateFiles, type TemplateWarning } from './template-warning.ts';

export interface LayoutConfiguration {
  readonly title: string;
  /** File names, in the order in which they are joined. */
  readonly regions: readonly string[];
}

export interface CustomField {
  readonly name: string;
  readonly title: string;
  readonly type: string;
}

/** A type of post that the template adds to the built-in ones. */
export interface CustomType {
  readonly name: string;
  readonly title: string;
  readonly base: string;
  readonly fields: readonly CustomField[];
}

/** Defaults of a template for collections of one type: `collections/<typeName>.conf`. */
export interface CollectionConfiguration {
  readonly title: string;
  readonly ordering?: string;
  readonly pageSize?: number;
  readonly acceptTypes: readonly string[];
  readonly isFolder: boolean;
  readonly isIndex: boolean;
  /** All keys as written. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface TemplateConfiguration {
  readonly name: string;
  readonly author: string;
  readonly layouts: ReadonlyMap<string, LayoutConfiguration>;
  readonly navigations: readonly { readonly name: string; readonly title: string }[];
  readonly stylesheets: readonly string[];
  readonly systemCollections: readonly string[];
  readonly systemPartials: readonly string[];
  readonly customTypes: readonly CustomType[];
  readonly collections: ReadonlyMap<string, CollectionConfiguration>;
  /** Default layouts by type name. */
  readonly regionNames: ReadonlyMap<string, string>;
  readonly isDebug: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
const asList = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const KNOWN_KEYS = new Set([
  'name',
  'author',
  'layouts',
  'navigations',
  'stylesheets',
  'systemCollections',
  'systemPartials',
  'customTypes',
  'debug',
  'vertical',
]);

const readLayout = (name: string, values: Values): LayoutConfiguration => {
  const regions = asTexts(values['regions']);
  return {
    title: asText(values['name']) || name,
    regions: (regions.length > 0 ? regions : [name]).map((region) => withEnding(region, '.region')),
  };
};

const readLayouts = (values: unknown, files: TemplateFiles): Map<string, LayoutConfiguration> => {
  const entries = Object.entries(isRecord(values) ? values : {}).flatMap(([name, layout]) =>
    isRecord(layout) ? [[name, readLayout(name, layout)] as const] : [],
  );
  if (entries.length > 0) return new Map(entries);
  // A folder with a region but without layouts in its configuration has one default layout.
  const [region] = namesIn(files, '', '.region').toSorted();
  return new Map(region === undefined ? [] : [['default', readLayout(region, {})]]);
};

const readCustomType = (values: Values): CustomType => ({
  name: asText(values['name']),
  title: asText(values['title']),
  base: asText(values['base']) || 'text',
  fields: asList(values['fields']).map((field) => ({
    name: asText(field['name']),
    title: asText(field['title']),
    type: asText(field['type']) || 'text',
  })),
});

const readCollection = (name: string, values: Values): CollectionConfiguration => ({
  title: asText(values['title']) || name,
  acceptTypes: asTexts(values['acceptTypes']),
  isFolder: values['folder'] === true,
  isIndex: values['index'] === true,
  values,
  ...(typeof values['ordering'] === 'string' ? { ordering: values['ordering'] } : {}),
  ...(typeof values['pageSize'] === 'number' ? { pageSize: values['pageSize'] } : {}),
});

const readRegionNames = (files: TemplateFiles): Map<string, string> =>
  new Map(
    [
      ['collections/', '.conf'],
      ['pages/', '.page.conf'],
    ].flatMap(([folder = '', ending = '']) =>
      namesIn(files, folder, ending).flatMap((name) => {
        const region = readConfiguration(files.get(folder + name + ending)).value['regionName'];
        return typeof region === 'string' ? [[name, region] as const] : [];
      }),
    ),
  );

interface Reading {
  readonly files: TemplateFiles;
  readonly warnings: TemplateWarning[];
}

const readFile = (file: string, { files, warnings }: Reading): Values => {
  const { value, fault, line } = readConfiguration(files.get(file));
  if (fault !== undefined) warnings.push({ file, message: fault, ...(line === undefined ? {} : { line }) });
  return value;
};

const warnAboutKeys = (values: Values, { warnings }: Reading): void => {
  for (const key of Object.keys(values))
    if (!KNOWN_KEYS.has(key))
      warnings.push({ file: 'template.conf', message: `The key "${key}" is not known: it changes nothing.` });
};

/** Reads `template.conf` and the `.conf` files of collections; missing or invalid values get a default. */
export const readTemplateConfiguration = (
  files: TemplateFiles,
  warnings: TemplateWarning[],
): TemplateConfiguration => {
  const reading: Reading = { files, warnings };
  const values = readFile('template.conf', reading);
  warnAboutKeys(values, reading);
  const collectionNames = namesIn(files, 'collections/', '.conf');
  return {
    name: asText(values['name']),
    author: asText(values['author']),
    layouts: readLayouts(values['layouts'], files),
    navigations: asList(values['navigations']).map(({ name, title }) => ({
      name: asText(name),
      title: asText(title) || asText(name),
    })),
    stylesheets: asTexts(values['stylesheets']),
    systemCollections: asTexts(values['systemCollections']),
    systemPartials: asTexts(values['systemPartials']),
    customTypes: asList(values['customTypes']).map(readCustomType),
    collections: new Map(
      collectionNames.map((name) => [
        name,
        readCollection(name, readFile(`collections/${name}.conf`, reading)),
      ]),
    ),
    regionNames: readRegionNames(files),
    isDebug: values['debug'] === true,
  };
};
