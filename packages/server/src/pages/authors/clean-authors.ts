import { sanitizeRichText } from '../../blocks/index.ts';
import type { Author } from './authors-store.ts';

/** Templates print the bio without escaping, so it is sanitized here. */
export const cleanAuthors = (authors: readonly Author[]): Promise<Author[]> =>
  Promise.all(
    authors.map(async ({ id, content }) => {
      const { bio } = content;
      return bio === undefined
        ? { id, content }
        : { id, content: { ...content, bio: await sanitizeRichText(bio) } };
    }),
  );
