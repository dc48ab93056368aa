export const textMessages = {
  'paste-cut':
    'What you pasted was too long for one text and was cut. Paste the rest into another text block.',
  'text-full': 'This text is as long as a text can be. Go on in another text block.',
} as const;

export type TextMessage = keyof typeof textMessages;
