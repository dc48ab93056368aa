import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { inTransaction, type Database } from '../database/index.ts';
import { publishDocument, saveDraft, systemContext } from '../documents/index.ts';
import { isRefusal, RolledBack } from '../http/index.ts';
import { defineJob, defineJobKind, type Job } from '../jobs/index.ts';
import { findSiteById } from '../sites/index.ts';
import type { CollectionContent, ItemContent } from '@sitewright/domain/pages';
import { findDocument, type DocumentKind } from '../documents/index.ts';
import { collectionKind, itemKind } from './page-kinds.ts';

const turnKind = defineJobKind({ name: 'pages.turn-scheduled', payload: Type.Object({}) });
const AT_ONCE = 500;

interface DueRow extends Record<string, unknown> {
  websiteId: string;
  kind: 'collection' | 'item';
  id: string;
}

const listDue = async (database: Database, now: Date): Promise<DueRow[]> => {
  const { rows } = await database.execute<DueRow>(sql`
    select website_id as "websiteId", 'item' as kind, item_id as id from items
      where status = 'scheduled' and not is_trashed and publish_on <= ${now}
    union all
    select website_id, 'collection', collection_id from collections
      where not is_trashed and outline ->> 'status' = 'scheduled' and visible_from <= ${now}
    limit ${AT_ONCE}`);
  return rows;
};

/**
 * Scheduled becomes published. Visitors have seen it since its time; this is for what the owner reads and for the
 * counts. A draft with other changes keeps them: only its status is turned when it is published again.
 */
const turn = async <Content extends CollectionContent | ItemContent>(
  database: Database,
  kind: DocumentKind<Content>,
  { websiteId, id, now }: { readonly websiteId: string; readonly id: string; readonly now: Date },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const site = await findSiteById(transaction, websiteId);
    const found = await findDocument(transaction, websiteId, { kind: kind.name, id });
    if (!site || !found || found.hasChanges) return;
    const context = systemContext(transaction, site, now);
    const content = { ...(found.draft as Content), status: 'published' as const };
    const saved = await saveDraft(kind, context, { id, content, baseRevision: found.revision });
    if (isRefusal(saved)) throw new RolledBack(saved);
    const published = await publishDocument(kind, context, { id, baseRevision: saved.revision });
    if (isRefusal(published)) throw new RolledBack(published);
  });

export const turnScheduled = async (database: Database, now: Date): Promise<void> => {
  for (const { kind, websiteId, id } of await listDue(database, now)) {
    if (kind === 'item') await turn(database, itemKind, { websiteId, id, now });
    else await turn(database, collectionKind, { websiteId, id, now });
  }
};

export const createStatusJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    kind: turnKind,
    schedule: { everySeconds: 60 },
    handle: () => turnScheduled(database, clock()),
  });
