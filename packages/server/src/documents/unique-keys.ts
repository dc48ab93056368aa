import { refuse, RolledBack } from '../http/index.ts';
import { pageMessages } from '@sitewright/domain/pages';

const UNIQUE_VIOLATION = '23505';
const addressIndexes = new Set(['documents_by_unique_key', 'collections_by_url', 'items_by_url']);

const isTaken = (error: unknown): boolean => {
  for (let fault: unknown = error; fault instanceof Error; fault = fault.cause)
    if ('code' in fault && fault.code === UNIQUE_VIOLATION)
      return 'constraint' in fault && addressIndexes.has(String(fault.constraint));
  return false;
};

/** The index decides, not a question before it: of two pages that take an address at once, one is told. */
export const refuseTaken = async <Result>(writing: Promise<Result>): Promise<Result> => {
  try {
    return await writing;
  } catch (error) {
    if (isTaken(error)) throw new RolledBack(refuse('url-taken', { urlId: pageMessages['url-taken'] }));
    throw error;
  }
};
