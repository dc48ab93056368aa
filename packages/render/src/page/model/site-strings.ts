import { languageStrings } from '../../languages/index.ts';
import { stringsFor, type TemplateSet } from '../../templates/index.ts';
import type { PageData } from './page-data.ts';

/** Texts of a page: the site's own override the template's. */
export const siteStrings = (
  { strings }: Pick<TemplateSet, 'strings'>,
  {
    site,
    language = site.settings.language,
    localizedStrings,
  }: Pick<PageData, 'site' | 'language' | 'localizedStrings'>,
): Record<string, string> => ({
  ...stringsFor(strings, language, languageStrings(language)),
  ...localizedStrings,
});
