import { takenIndexOf } from '../../database/index.ts';
import { refuse, RolledBack } from '../../http/index.ts';
import { pageMessages } from '@sitewright/domain/pages';

const addressIndexes = new Set(['documents_by_unique_key', 'collections_by_url', 'items_by_url']);

/** Two made the same at once. */
const conflictIndexes = new Set(['documents_website_id_kind_document_id_pk']);

/** The index decides, not a question before it: of two pages that take an address at once, one is told. */
export const refuseTaken = async <Result>(writing: Promise<Result>): Promise<Result> => {
  try {
    return await writing;
  } catch (error) {
    const index = takenIndexOf(error);
    if (index !== undefined && conflictIndexes.has(index)) throw new RolledBack(refuse('conflict'));
    if (index !== undefined && addressIndexes.has(index))
      throw new RolledBack(refuse('url-taken', { urlId: pageMessages['url-taken'] }));
    throw error;
  }
};
