import { refuse, RolledBack } from '../../http/index.ts';
import { pageMessages } from '@sitewright/domain/pages';

const UNIQUE_VIOLATION = '23505';
const addressIndexes = new Set(['documents_by_unique_key', 'collections_by_url', 'items_by_url']);

const DOCUMENT_KEY = 'documents_website_id_kind_document_id_pk';

const takenIndexOf = (error: unknown): string | undefined => {
  for (let fault: unknown = error; fault instanceof Error; fault = fault.cause)
    if ('code' in fault && fault.code === UNIQUE_VIOLATION && 'constraint' in fault)
      return String(fault.constraint);
  return undefined;
};

/** The index decides, not a question before it: of two pages that take an address at once, one is told. */
export const refuseTaken = async <Result>(writing: Promise<Result>): Promise<Result> => {
  try {
    return await writing;
  } catch (error) {
    const index = takenIndexOf(error);
    if (index === DOCUMENT_KEY) throw new RolledBack(refuse('conflict'));
    if (index !== undefined && addressIndexes.has(index))
      throw new RolledBack(refuse('url-taken', { urlId: pageMessages['url-taken'] }));
    throw error;
  }
};
