import {
  faultTexts,
  siteFormTextsIn,
  submissionLimits,
  validateAnswers,
  type Answers,
  type GivenAnswers,
  type SiteForm,
} from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';
import { formInEffect } from '@sitewright/domain/store';
import { refuse, type Refusal } from '../../http/index.ts';

const isObject = (value: unknown): value is GivenAnswers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
};

/** Characters that the database cannot store, and nobody can type: null, and halves of a pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/** The longest answer is the one to shorten. */
const longestOf = (answers: GivenAnswers): string => {
  const lengths = Object.entries(answers).map(([id, answer]) => ({ id, length: lengthOf(answer) }));
  return lengths.toSorted((a, b) => b.length - a.length)[0]?.id ?? '';
};

export const refuseAnswers = ({ settings }: Site, errors: Readonly<Record<string, string>>): Refusal =>
  refuse('form-answers-invalid', errors)
    .withData({ errors })
    .withMessage(siteFormTextsIn(settings.language)['form-invalid']);

/** Values by field id, from an object or its JSON text. */
export const parseAnswers = (site: Site, given: unknown): GivenAnswers | Refusal => {
  const answers = parse(given);
  const texts = siteFormTextsIn(site.settings.language);
  const isReadable =
    isObject(answers) &&
    Object.keys(answers).length <= submissionLimits.ANSWERS &&
    !UNSTORABLE.test(JSON.stringify(answers));
  if (!isReadable) return refuse('form-unparsable').withMessage(texts.unparsable);
  return lengthOf(answers) <= submissionLimits.MAX_LENGTH
    ? answers
    : refuseAnswers(site, { [longestOf(answers)]: texts['answers-too-long'] });
};

/** Validates answers; the messages are in the site's language, because visitors read them. */
export const checkAnswers = (
  site: Site,
  form: Pick<SiteForm, 'fields'>,
  given: GivenAnswers,
): Answers | Refusal => {
  const read = validateAnswers(formInEffect(form, site.features), given);
  if (read.ok) return read.answers;
  return refuseAnswers(site, faultTexts(read.faults, siteFormTextsIn(site.settings.language)));
};
