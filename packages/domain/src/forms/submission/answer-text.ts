import type { Answer, Answers } from '../answers.ts';
import { likertScores, type LikertScore } from '../form-fields.ts';
import { PASSWORD_MASK } from '../password-mask.ts';
import { hasAnswer, type SiteField, type SiteForm } from '../site-form/site-form.ts';
import type { SiteFormTexts } from './submission-translations.ts';

const separators: Readonly<Partial<Record<SiteField['type'], string>>> = {
  name: ' ',
  date: '/',
  address: ', ',
  phone: ' ',
};

const filled = (parts: readonly string[]): string[] => parts.filter((part) => part.trim() !== '');

/** Hour, minute and second are separated by colons, the rest by a space. */
const timeText = ([hour = '', minute = '', second = '', half = '']: readonly string[]): string =>
  filled([filled([hour, minute.padStart(2, '0'), second]).join(':'), half]).join(' ');

const isScore = (score: number): score is LikertScore => likertScores.some((each) => each === score);

const scoreText = (score: number, texts: SiteFormTexts): string =>
  isScore(score) ? texts[`likert${score}`] : String(score);

/** An answer as one text, for lists, emails and files. */
export const answerText = ({ type }: SiteField, answer: Answer, texts: SiteFormTexts): string => {
  if (type === 'password') return answer === '' ? '' : PASSWORD_MASK;
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) {
    const parts = answer.map(String);
    if (type === 'time') return parts.every((part) => part.trim() === '') ? '' : timeText(parts);
    return filled(parts).join(separators[type] ?? ', ');
  }
  return Object.entries(answer as Readonly<Record<string, number>>)
    .map(([statement, score]) => `${statement}: ${scoreText(score, texts)}`)
    .join('; ');
};

export interface AnswerSummary {
  readonly fieldId: string;
  readonly type: string;
  readonly title: string;
  readonly text: string;
}

/** The answered fields of a submission in the order of the form, passwords masked. Files have no text. */
export const describeAnswers = (
  { fields }: Pick<SiteForm, 'fields'>,
  answers: Answers,
  texts: SiteFormTexts,
): AnswerSummary[] =>
  fields.filter(hasAnswer).flatMap((field) => {
    const answer = answers[field.id];
    if (answer === undefined) return [];
    const title = field.title === '' ? (field.key ?? field.id) : field.title;
    const text = field.type === 'file' ? '' : answerText(field, answer, texts);
    return [{ fieldId: field.id, type: field.type, title, text }];
  });
