import { unlinkFiles } from '@sitewright/render/page';
import type { Queryable } from '../database/index.ts';
import { findAssets } from './media-store.ts';

interface LinkingPage {
  /** Its HTML, one piece behind the other. */
  readonly pieces: readonly string[];
  /** Ids of the files that its links lead to and that were asked for with the page, but not found. */
  readonly goneFiles: readonly string[];
  /** Of those that were not asked for. */
  readonly unsureFiles: readonly string[];
}

/** A page without links to files that are gone: their words stay. Pages that are sure of their files cost nothing. */
export const unlinkMissingFiles = async (
  database: Queryable,
  websiteId: string,
  { pieces, goneFiles, unsureFiles }: LinkingPage,
): Promise<readonly string[]> => {
  const found = unsureFiles.length === 0 ? [] : await findAssets(database, websiteId, unsureFiles);
  const there = new Set(found.map(({ id }) => id));
  const missing = new Set([...goneFiles, ...unsureFiles.filter((id) => !there.has(id))]);
  return missing.size === 0 ? pieces : [unlinkFiles(pieces.join(''), (id) => missing.has(id))];
};
