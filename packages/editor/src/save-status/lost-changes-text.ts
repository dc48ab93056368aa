import type { Command } from '../documents/index.ts';

/** Text about later changes that were discarded with one they depended on. */
export const lostChangesText = (others: readonly Pick<Command, 'label'>[]): string => {
  const [first] = others;
  if (!first) return '';
  if (others.length === 1) return `“${first.label}” was built on it and is gone too.`;
  return `${others.length} later changes were built on it and are gone too, the first of them “${first.label}”.`;
};
