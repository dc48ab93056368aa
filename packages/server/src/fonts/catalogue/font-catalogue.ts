import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFontCategory, type FontCategory } from '@sitewright/domain/fonts';
import { programFolders } from '../../program-folders.ts';

/** A font family that owners can choose, and its npm package. */
export interface CatalogueFont {
  readonly family: string;
  readonly slug: string;
  readonly category: FontCategory;
  readonly isVariable: boolean;
  readonly version: string;
  readonly integrity: string;
}

export interface FontCatalogue {
  readonly list: readonly CatalogueFont[];
  readonly bySlug: ReadonlyMap<string, CatalogueFont>;
  readonly byFamily: ReadonlyMap<string, CatalogueFont>;
}

/** Written by scripts/make-font-catalogue.mjs. Read from disk: it is too large for the bundle. */
const catalogueFile = join(
  dirname(programFolders.migrations),
  'src',
  'fonts',
  'catalogue',
  'font-catalogue.jsonl',
);

const isFont = (value: unknown): value is CatalogueFont =>
  typeof value === 'object' && value !== null && 'category' in value && isFontCategory(value.category);

export const parseCatalogue = (text: string): FontCatalogue => {
  const list = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isFont);
  return {
    list,
    bySlug: new Map(list.map((font) => [font.slug, font])),
    byFamily: new Map(list.map((font) => [font.family, font])),
  };
};

let kept: Promise<FontCatalogue> | undefined;

/** Read at first use. */
export const readCatalogue = (): Promise<FontCatalogue> => {
  kept ??= readFile(catalogueFile, 'utf8').then(parseCatalogue);
  return kept;
};

export const packageOf = ({ slug, isVariable }: CatalogueFont): string =>
  `${isVariable ? '@fontsource-variable' : '@fontsource'}/${slug}`;
