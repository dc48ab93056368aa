export const mapMessages = {
  'place-unknown': 'This place is no longer known. Search for it again.',
  'maps-unavailable': 'The map service does not answer. Please try again, or enter the degrees.',
} as const;

export type MapRefusal = keyof typeof mapMessages;
