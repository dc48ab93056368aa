import type { documentCalls } from '@sitewright/api/documents';
import {
  documentLimits,
  SITE_DOCUMENT,
  siteDocumentTitles,
  type DocumentKindName,
} from '@sitewright/domain/documents';
import { isRefusal, type ContributorContext, type Handlers } from '../../http/index.ts';
import { openDocument } from '../document-access.ts';
import { listRevisionNumbers, type DocumentKey } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import { listOthers, putPresence } from './presence-store.ts';

const SECOND_MS = 1000;

const siteKinds = Object.keys(siteDocumentTitles) as DocumentKindName[];
const siteDocuments: readonly DocumentKey[] = siteKinds.map((kind) => ({ kind, id: SITE_DOCUMENT }));

const describeOthers = async ({ database, site, contributor, now }: ContributorContext) => {
  const since = new Date(now.getTime() - documentLimits.PRESENCE_SECONDS * SECOND_MS);
  const { accountId } = contributor;
  const others = await listOthers(database, { websiteId: site.id, accountId, since });
  return others.map(({ accountId: other, name, kind, documentId, blockId, seenAt }) => ({
    accountId: other,
    name,
    kind,
    id: documentId,
    ...(blockId === null ? {} : { blockId }),
    seenAt: seenAt.toISOString(),
  }));
};

export const presenceHandlers = (
  kinds: readonly DocumentKind[],
): Pick<Handlers<typeof documentCalls>, 'tellPresence'> => ({
  async tellPresence({ body: { blockId = null, ...key } }, context) {
    const row = await openDocument(kinds, context, key);
    if (isRefusal(row)) return row;
    const { database, site, contributor, now } = context;
    const { accountId, name } = contributor;
    const { kind, documentId } = row;
    await putPresence(database, {
      websiteId: site.id,
      accountId,
      kind,
      documentId,
      name,
      blockId,
      seenAt: now,
    });
    return {
      others: await describeOthers(context),
      revisions: await listRevisionNumbers(database, site.id, [{ kind, id: documentId }, ...siteDocuments]),
    };
  },
});
