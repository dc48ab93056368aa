import type { Answer } from '../answers.ts';
import type { SiteField } from '../site-form/site-form.ts';
import type { AnswerFault } from './find-answer-fault.ts';
import type { SubmissionMessage } from './submission-texts.ts';

const NUMBER = /^[+-]?(\d+([.,]\d+)?|[.,]\d+)$/;
const AMOUNT = /^[+-]?\d{1,3}([., ]?\d{3})*([.,]\d{1,2})?$/;

const WEBSITE = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu;

const isWithin = (text: string, min: number, max: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;

const isDate = ([month = '', day = '', year = '']: readonly string[]): boolean => {
  if (!isWithin(month, 1, 12) || !isWithin(day, 1, 31) || !/^\d{4}$/.test(year)) return false;
  return Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
};

const isTime = ([hour = '', minute = '0', second = '0', half = '']: readonly string[]): boolean =>
  isWithin(hour, 0, half === '' ? 23 : 12) &&
  isWithin(minute || '0', 0, 59) &&
  isWithin(second || '0', 0, 59) &&
  /^(|am|pm)$/i.test(half);

const textFaults: Readonly<
  Partial<Record<SiteField['type'], readonly [(text: string) => boolean, SubmissionMessage]>>
> = {
  number: [(text) => NUMBER.test(text), 'number-invalid'],
  currency: [(text) => AMOUNT.test(text), 'amount-invalid'],
  website: [(text) => WEBSITE.test(text), 'website-invalid'],
};

const partFaults: Readonly<
  Partial<Record<SiteField['type'], readonly [(parts: readonly string[]) => boolean, SubmissionMessage]>>
> = {
  date: [isDate, 'date-invalid'],
  time: [isTime, 'time-invalid'],
};

/** A number, amount, address, date or time that is none. */
export const findFormatFault = ({ type }: SiteField, answer: Answer): AnswerFault | undefined => {
  if (typeof answer === 'string') {
    const [isRight, code] = textFaults[type] ?? [];
    return code && answer.trim() !== '' && !isRight?.(answer.trim()) ? { code } : undefined;
  }
  const [isRight, code] = partFaults[type] ?? [];
  if (!code || !Array.isArray(answer)) return undefined;
  const parts = answer.map((part) => String(part).trim());
  return parts.every((part) => part === '') || isRight?.(parts) ? undefined : { code };
};
