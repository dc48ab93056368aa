import { derivedFrom } from '../../derived/index.ts';
import { languageStrings } from '../../languages/index.ts';
import { stringsFor, type TemplateSet } from '../../templates/index.ts';
import type { PageData } from './page-data.ts';

type Strings = Readonly<Record<string, string>>;

const byLanguage = derivedFrom((_strings: TemplateSet['strings']) => new Map<string, Strings>());

const templateStrings = (strings: TemplateSet['strings'], language: string): Strings => {
  const known = byLanguage(strings);
  const found = known.get(language) ?? stringsFor(strings, language, languageStrings(language));
  known.set(language, found);
  return found;
};

/** Texts of a page: the site's own override the template's. The same object for all pages without own ones. */
export const siteStrings = (
  { strings }: Pick<TemplateSet, 'strings'>,
  {
    site,
    language = site.settings.language,
    localizedStrings,
  }: Pick<PageData, 'site' | 'language' | 'localizedStrings'>,
): Strings => {
  const shared = templateStrings(strings, language);
  return localizedStrings ? { ...shared, ...localizedStrings } : shared;
};
