import { documentLimits, type DocumentKindName } from '@sitewright/domain/documents';
import type { ContributorContext } from '../../http/index.ts';
import { openKinds } from '../document-access.ts';
import { titleOf } from '../document-title.ts';
import { listChanged } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import { listReleaseTimes } from '../release-store.ts';

const readReleaseTimes = async (
  { database, site }: ContributorContext,
  kinds: readonly DocumentKindName[],
): Promise<ReadonlyMap<DocumentKindName, ReadonlyMap<string, number>>> =>
  new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind, await listReleaseTimes(database, site.id, kind)] as const),
    ),
  );

const scheduledFor = (time: number | undefined) =>
  time === undefined ? {} : { scheduledFor: new Date(time).toISOString() };

/** Documents with unpublished changes that this contributor may open. */
export const listChanges = async (kinds: readonly DocumentKind[], context: ContributorContext) => {
  const { database, site } = context;
  const rows = await listChanged(database, site.id, {
    kinds: openKinds(kinds, context).map(({ name }) => name),
    limit: documentLimits.CHANGES_LISTED,
  });
  const times = await readReleaseTimes(context, [...new Set(rows.map(({ kind }) => kind))]);
  return {
    documents: rows.map(({ kind, documentId: id, title, publishedRevision, updatedAt, ...facts }) => ({
      ...facts,
      kind,
      id,
      title: titleOf({ kind, id }, { title }),
      isPublished: publishedRevision !== null,
      updatedAt: updatedAt.toISOString(),
      ...scheduledFor(times.get(kind)?.get(id)),
    })),
  };
};
