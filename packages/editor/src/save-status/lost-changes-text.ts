import type { Command } from '../documents/index.ts';

/** Text about later changes that were discarded with one they depended on. */
export const lostChangesText = (others: readonly Pick<Command, 'label'>[]): string => {
  const [first] = others;
  if (!first) return '';
  if (others.length === 1) return `“${first.label}” depended on it and was discarded too.`;
  return `${others.length} later changes depended on it and were discarded too, starting with “${first.label}”.`;
};
