import { readConfiguration } from './lenient-json.ts';
import { OWN } from './texts/system-texts.ts';
import { namesIn, type TemplateFiles, type TemplateWarning } from './template-warning.ts';

/** Texts of a template by language tag in lower case, such as `en-us`. */
export type TemplateStrings = ReadonlyMap<string, Readonly<Record<string, string>>>;

const LAST_RESORT = ['en-us', 'en'] as const;

/** `en-US` or `template-en-US`; other files, such as `tweaks-en-US`, are for settings panels. */
const FILE_NAME = /^(?:template[-_])?([a-z]{2,3}(?:[-_][a-z0-9]+)*)$/i;

const languageOf = (name: string): string | undefined =>
  FILE_NAME.exec(name)?.[1]?.replaceAll('_', '-').toLowerCase();

export const readTemplateStrings = (files: TemplateFiles, warnings: TemplateWarning[]): TemplateStrings =>
  new Map(
    namesIn(files, 'strings/', '.json').flatMap((name) => {
      const language = languageOf(name);
      if (language === undefined) return [];
      const file = `strings/${name}.json`;
      const { value, fault } = readConfiguration(files.get(file));
      if (fault !== undefined) warnings.push({ file, message: fault });
      const texts = Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return [[language, Object.fromEntries(texts)] as const];
    }),
  );

const merge = (strings: TemplateStrings, order: readonly string[]): Record<string, string> =>
  Object.assign({}, ...order.map((each) => strings.get(each) ?? {}));

/** Texts in a language; regional ones override those without region. */
const ownStrings = (strings: TemplateStrings, language: string): Record<string, string> => {
  const tag = language.replaceAll('_', '-').toLowerCase();
  const [bare = ''] = tag.split('-');
  const sibling = [...strings.keys()].find((each) => each.startsWith(`${bare}-`)) ?? '';
  return merge(strings, [sibling, bare, tag]);
};

/** Built-in texts in the language are preferred to the template's English overrides of them. */
const lastResort = (strings: TemplateStrings, isSpoken: boolean): Record<string, string> => {
  const english = Object.entries(merge(strings, LAST_RESORT.toReversed()));
  return Object.fromEntries(english.filter(([name]) => !isSpoken || !name.startsWith(OWN)));
};

/**
 * Texts in a language. Precedence: the template's in that language, built-in ones, the template's English.
 */
export const stringsFor = (
  strings: TemplateStrings,
  language: string,
  program: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  ...lastResort(strings, Object.keys(program).length > 0),
  ...program,
  ...ownStrings(strings, language),
});
