import { fillText } from '../languages/index.ts';
import type { AnswerFaults } from './answers.ts';
import { emailExample, type FormMessage } from './forms-messages.ts';

/** Messages by field. */
export const faultTexts = (
  faults: AnswerFaults,
  textOf: (code: FormMessage) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([id, { code, val = '' }]) => [
      id,
      fillText(textOf(code), { val, email: emailExample }),
    ]),
  );
