import type { documentCalls } from '@sitewright/api/documents';
import { documentLimits } from '@sitewright/domain/documents';
import { isRefusal, type Handlers } from '../../http/index.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import { openKinds } from '../document-access.ts';
import { listChanges } from './list-changes.ts';
import { cancelRelease, createRelease, type Release } from './release-service.ts';
import { listReleases } from '../release-store.ts';

const describe = ({ row, parts }: Release) => ({
  id: row.releaseId,
  name: row.name,
  state: row.state,
  publishOn: row.publishAt.toISOString(),
  createdOn: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  documents: parts.map(({ kind, documentId: id, title }) => ({ kind, id, title })),
  fault: row.fault,
});

/** Without the titles of documents that this contributor may not open. */
const withoutClosedTitles = ({ row, parts }: Release, open: ReadonlySet<string>): Release => {
  const { fault } = row;
  return {
    row: { ...row, fault: fault && open.has(fault.kind) ? fault : null },
    parts: parts.filter(({ kind }) => open.has(kind)),
  };
};

type ReleaseHandlers = Pick<
  Handlers<typeof documentCalls>,
  'listChanges' | 'createRelease' | 'listReleases' | 'cancelRelease'
>;

export const releaseHandlers = (kinds: readonly DocumentKind[]): ReleaseHandlers => ({
  listChanges: (_input, context) => listChanges(kinds, context),
  async createRelease({ body }, context) {
    const release = await createRelease(kinds, context, body);
    if (isRefusal(release)) return release;
    const described = describe(release);
    const { id, name, state, documents } = described;
    context.note({ subject: `release:${id}`, after: { name, state, documents } });
    return { ...described, blockedBy: [...(release.blockedBy ?? [])] };
  },
  async listReleases(_input, context) {
    const { database, site } = context;
    const open = new Set(openKinds(kinds, context).map(({ name }) => name));
    const releases = await listReleases(database, site.id, documentLimits.RELEASES_LISTED);
    return { releases: releases.map((release) => describe(withoutClosedTitles(release, open))) };
  },
  async cancelRelease({ params }, context) {
    const submitted = await cancelRelease(kinds, context, params.id);
    if (isRefusal(submitted)) return submitted;
    const documents = submitted.parts.map(({ kind, documentId: id, title }) => ({ kind, id, title }));
    context.note({ subject: `release:${params.id}`, after: { name: submitted.row.name, documents } });
    return {};
  },
});
