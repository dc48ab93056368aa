import { takenIndexOf } from '../../database/index.ts';
import { refuse, RolledBack } from '../../http/index.ts';
import { pageMessages } from '@sitewright/domain/pages';

const urlIndexes = new Set(['documents_by_unique_key', 'collections_by_url', 'items_by_url']);

/** Concurrent inserts of the same document. */
const conflictIndexes = new Set(['documents_website_id_kind_document_id_pk']);

/** The unique index decides, not a query before it: of two concurrent pages with one URL, one is refused. */
export const refuseTaken = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    const index = takenIndexOf(error);
    if (index !== undefined && conflictIndexes.has(index)) throw new RolledBack(refuse('conflict'));
    if (index !== undefined && urlIndexes.has(index))
      throw new RolledBack(refuse('url-taken', { urlId: pageMessages['url-taken'] }));
    throw error;
  }
};
