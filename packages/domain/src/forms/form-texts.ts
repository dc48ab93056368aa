import { likertLabels, partLabels } from './field-labels.ts';
import { formMessages } from './forms-messages.ts';

/** All built-in texts of forms; the rest is the owner's. */
export const englishFormTexts = { ...formMessages, ...partLabels, ...likertLabels } as const;

export type FormText = keyof typeof englishFormTexts;
export type FormTexts = Readonly<Record<FormText, string>>;
