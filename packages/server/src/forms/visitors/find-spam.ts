import type { AnswerSummary } from '@sitewright/domain/forms';
import type { SpamReason } from '../forms-tables.ts';

const MAX_LINKS = 3;

const countLinks = (text: string): number => text.match(/https?:\/\/|\[url[=\]]|<a\s/gi)?.length ?? 0;

export interface SpamSigns {
  /** What was entered where people see no field. */
  readonly honeypot: string;
  readonly isPerson: boolean;
  /** Sent without script. */
  readonly isPlain: boolean;
  readonly answers: readonly AnswerSummary[];
}

/** Suspected spam is stored in a folder of its own, where the owner can bring it back. */
export const findSpamReason = (signs: SpamSigns): SpamReason | undefined => {
  const { honeypot, isPerson, isPlain, answers } = signs;
  if (honeypot.trim() !== '') return 'honeypot';
  if (!isPerson) return isPlain ? 'no-script' : 'captcha';
  const links = answers.reduce((sum, { text }) => sum + countLinks(text), 0);
  return links > MAX_LINKS ? 'links' : undefined;
};
