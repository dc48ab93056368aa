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

const isStorable = (answers: GivenAnswers): boolean => {
  const json = JSON.stringify(answers);
  return json.length <= submissionLimits.MAX_LENGTH && !UNSTORABLE.test(json);
};

/** Values by field id, from an object or its JSON text. */
export const parseAnswers = ({ settings }: Site, given: unknown): GivenAnswers | Refusal => {
  const answers = parse(given);
  const isReadable =
    isObject(answers) && Object.keys(answers).length <= submissionLimits.ANSWERS && isStorable(answers);
  return isReadable
    ? answers
    : refuse('form-unparsable').withMessage(siteFormTextsIn(settings.language).unparsable);
};

export const refuseAnswers = ({ settings }: Site, errors: Readonly<Record<string, string>>): Refusal =>
  refuse('form-answers-invalid', errors)
    .withData({ errors })
    .withMessage(siteFormTextsIn(settings.language)['form-invalid']);

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
