import { likertLabels, partLabels } from './field-labels.ts';
import { formMessages } from './forms-messages.ts';

/** Everything that a form says by itself; the rest is its owner's. */
export const englishFormTexts = { ...formMessages, ...partLabels, ...likertLabels } as const;

export type FormText = keyof typeof englishFormTexts;
export type FormTexts = Readonly<Record<FormText, string>>;
