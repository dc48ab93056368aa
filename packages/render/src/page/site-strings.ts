import { languageStrings } from '../languages/index.ts';
import { stringsFor, type TemplateSet } from '../templates/index.ts';
import type { PageData } from './page-data.ts';

/** The texts of a page: the site's own above those of the template, above what the program says in the language. */
export const siteStrings = (
  { strings }: Pick<TemplateSet, 'strings'>,
  { site, language = site.settings.language, localizedStrings }: PageData,
): Record<string, string> => ({
  ...languageStrings(language),
  ...stringsFor(strings, language),
  ...localizedStrings,
});
