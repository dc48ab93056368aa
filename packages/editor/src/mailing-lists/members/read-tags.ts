import { mailingListLimits } from '@sitewright/domain/mailing-lists';

/** Typed with commas between them; each once. */
export const readTags = (typed: string): string[] => {
  const tags = typed
    .split(',')
    .map((tag) => tag.trim().slice(0, mailingListLimits.MAX_TAG_LENGTH))
    .filter((tag) => tag !== '');
  return [...new Set(tags)].slice(0, mailingListLimits.MAX_TAGS);
};
