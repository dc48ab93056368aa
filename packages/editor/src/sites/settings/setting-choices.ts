import { currencyCodes } from '@sitewright/domain/money';
import type { Choice } from '../../controls/index.ts';
import { languageName } from '../../languages/index.ts';

/** Languages on offer, besides the current one of the site. */
const languageTags = [
  'ar', 'bg', 'ca', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US',
  'es', 'es-AR', 'es-MX', 'et', 'fi', 'fr', 'fr-BE', 'fr-CA', 'fr-CH', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it',
  'ja', 'ko', 'lt', 'lv', 'ms', 'nb', 'nl', 'nl-BE', 'pl', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv',
  'th', 'tr', 'uk', 'vi', 'zh-Hans', 'zh-Hant',
] as const; // prettier-ignore

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

const byName = (left: Choice, right: Choice): number => left.name.localeCompare(right.name, 'en');

const bareName = ({ id }: Choice): string => languageName(id.split('-')[0] ?? id);

/** Variants of a language are grouped, the plain one first: typing 'German' and Enter selects it. */
const byLanguage = (left: Choice, right: Choice): number =>
  bareName(left).localeCompare(bareName(right), 'en') ||
  Number(right.name === bareName(right)) - Number(left.name === bareName(left)) ||
  byName(left, right);

const offsetOf = (timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/** Adds the current value if it is not in the list. */
const withCurrent = (values: readonly string[], current: string): string[] =>
  values.includes(current) || current === '' ? [...values] : [current, ...values];

export const timeZoneChoices = (current: string): Choice[] =>
  withCurrent(Intl.supportedValuesOf('timeZone'), current).map((zone) => ({
    id: zone,
    name: zone.replaceAll('_', ' '),
    detail: offsetOf(zone),
  }));

export const languageChoices = (current: string): Choice[] =>
  withCurrent(languageTags, current)
    .map((tag) => ({ id: tag, name: languageName(tag), detail: tag }))
    .sort(byLanguage);

export const currencyChoices = (): Choice[] =>
  currencyCodes
    .map((code) => ({ id: code, name: currencyNames.of(code) ?? code, detail: code }))
    .sort(byName);
