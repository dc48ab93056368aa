import { MEDIA_BASE } from '@sitewright/domain/media';
import type { Queryable } from '../database/index.ts';
import { findAssets } from './media-store.ts';

/** Scripts are passed over: their text is allowed by its hash, and another text would not run. */
const links = new RegExp(
  String.raw`<script\b[\s\S]*?</script>|(<a\b[^<>]*?)\shref="${MEDIA_BASE}([0-9a-f]{24})/[^"]*"`,
  'gi',
);

interface LinkingPage {
  /** Its HTML, one piece behind the other. */
  readonly pieces: readonly string[];
  /** Ids of the files that its links lead to, but for those that are known to be there. */
  readonly unsureFiles: readonly string[];
}

/** A page without links to files that are gone: their words stay. Pages that are sure of their files cost nothing. */
export const unlinkMissingFiles = async (
  database: Queryable,
  websiteId: string,
  { pieces, unsureFiles }: LinkingPage,
): Promise<readonly string[]> => {
  if (unsureFiles.length === 0) return pieces;
  const there = new Set((await findAssets(database, websiteId, unsureFiles)).map(({ id }) => id));
  const missing = new Set(unsureFiles.filter((id) => !there.has(id)));
  if (missing.size === 0) return pieces;
  const unlinked = pieces
    .join('')
    .replaceAll(links, (whole, before?: string, id?: string) =>
      before !== undefined && id !== undefined && missing.has(id) ? before : whole,
    );
  return [unlinked];
};
