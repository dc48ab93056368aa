import { languageStrings } from '../../languages/index.ts';
import { stringsFor, type TemplateSet } from '../../templates/index.ts';
import type { PageData } from './page-data.ts';

/** The texts of a page: the site's own above those of the template. */
export const siteStrings = (
  { strings }: Pick<TemplateSet, 'strings'>,
  { site, language = site.settings.language, localizedStrings }: PageData,
): Record<string, string> => ({
  ...stringsFor(strings, language, languageStrings(language)),
  ...localizedStrings,
});
