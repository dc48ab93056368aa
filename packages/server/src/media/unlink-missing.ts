import { unlinkFiles } from '@sitewright/render/page';
import type { Queryable } from '../database/index.ts';
import { findAssets } from './media-store.ts';

interface LinkingPage {
  /** The chunks of its HTML. */
  readonly pieces: readonly string[];
  /** Ids of linked files that were looked up with the page and do not exist. */
  readonly goneFiles: readonly string[];
  /** Ids of linked files that were not looked up. */
  readonly unsureFiles: readonly string[];
}

/** Removes links to missing files and leaves their text. Costs a query only where files were not looked up. */
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
