export const followUpsMessages = {
  'follow-up-delay': 'Enter a whole number within the limit.',
} as const;
