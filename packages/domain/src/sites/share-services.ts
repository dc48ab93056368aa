/** Services for sharing pages, by the code that is stored. */
export const shareServices = [
  { code: '2', name: 'Twitter' },
  { code: '3', name: 'Facebook' },
  { code: '4', name: 'Reddit' },
  { code: '5', name: 'Tumblr' },
  { code: '6', name: 'Pinterest' },
  { code: '8', name: 'LinkedIn' },
] as const;

export type ShareCode = (typeof shareServices)[number]['code'];
