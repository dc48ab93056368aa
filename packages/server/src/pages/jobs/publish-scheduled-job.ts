import type { CollectionContent, ItemContent } from '@sitewright/domain/pages';
import type { Logger } from 'pino';
import { Type } from 'typebox';
import { inTransaction, isDatabaseGone, type Database } from '../../database/index.ts';
import { systemContext, type DocumentKind } from '../../documents/index.ts';
import { defineJob, defineJobKind, type Job } from '../../jobs/index.ts';
import { invalidateCacheTags, findSiteById } from '../../sites/index.ts';
import { itemKind } from '../kinds/item-kind.ts';
import { listDue, type DueRow } from './scheduled-store.ts';
import { collectionKind } from '../kinds/collection-kind.ts';
import { lockUntrashed, reviseDocuments } from '../projections/revised-documents-store.ts';

const publishScheduledKind = defineJobKind({ name: 'pages.turn-scheduled', payload: Type.Object({}) });

const asPublished = <Content extends CollectionContent | ItemContent>(
  content: Content,
  now: Date,
): Content =>
  content.status === 'scheduled' && (content.publishOn ?? 0) <= now.getTime()
    ? { ...content, status: 'published' }
    : content;

/**
 * Turns scheduled content into published content. Visitors have seen it since its time; this updates the status that
 * owners see and the counts. A draft with other changes keeps them.
 */
const publishDue = async <Content extends CollectionContent | ItemContent>(
  database: Database,
  kind: DocumentKind<Content>,
  { websiteId, id, now }: { readonly websiteId: string; readonly id: string; readonly now: Date },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const site = await findSiteById(transaction, websiteId);
    const locked = await lockUntrashed(transaction, websiteId, { kind: kind.name, id });
    if (!site || !locked || locked.published === null) return;
    const content = asPublished(locked.published as Content, now);
    // Another node was faster: its webhooks are sent once.
    if (content === locked.published) return;
    const draft = asPublished(locked.draft as Content, now);
    await reviseDocuments(systemContext(transaction, site, now), kind.name, [
      { locked, draft, published: content },
    ]);
    await invalidateCacheTags(
      transaction,
      websiteId,
      await kind.publish(transaction, site, [{ id, content, now }]),
    );
  });

export interface PublishScheduledServices {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** A failure is logged and skipped: it must not block the content of other sites. */
const tryPublish = async (
  { database, log }: PublishScheduledServices,
  { kind, websiteId, id }: DueRow,
  now: Date,
): Promise<void> => {
  try {
    if (kind === 'item') await publishDue(database, itemKind, { websiteId, id, now });
    else await publishDue(database, collectionKind, { websiteId, id, now });
  } catch (error) {
    if (isDatabaseGone(error)) throw error;
    log.error({ err: error, websiteId, kind, id }, 'a scheduled page could not be published');
  }
};

export const publishScheduled = async (services: PublishScheduledServices): Promise<void> => {
  const now = services.clock();
  for (let after: string | undefined = ''; after !== undefined;) {
    const due: DueRow[] = await listDue(services.database, now, after);
    for (const row of due) await tryPublish(services, row, now);
    after = due.at(-1)?.id;
  }
};

export const createPublishScheduledJob = (services: PublishScheduledServices): Job =>
  defineJob({
    kind: publishScheduledKind,
    schedule: { everySeconds: 60 },
    handle: () => publishScheduled(services),
  });
