import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { keyOf, type SavedDocument } from '../../document/index.ts';
import { send } from '../../fetching/index.ts';
import type { PageEntry } from '../page-entry.ts';
import type { ActParts } from './act-parts.ts';
import { navigationKey } from './use-site-tree.ts';

const NOT_SENT = 'Not everything could be saved yet. Try again in a moment.';

/** The document as the server has it, once all that was done is there. */
const settle = async (
  { store, toast }: ActParts,
  key: Pick<SavedDocument, 'kind' | 'id'>,
): Promise<SavedDocument | undefined> => {
  const isSent = await store.flush();
  const refusal = isSent ? await store.open(key) : undefined;
  if (!isSent || refusal) toast(refusal?.message ?? NOT_SENT, 'bad');
  return isSent ? store.state().documents.get(keyOf(key))?.saved : undefined;
};

const publishPage = async (parts: ActParts, { id, title, status }: PageEntry): Promise<void> => {
  const key = { kind: 'collection', id } as const;
  const saved = await settle(parts, key);
  if (!saved) return;
  const shows = status === 'draft' || status === 'needs-review' ? ({ status: 'published' } as const) : {};
  const outcome = await send(pageCalls.publish, {
    params: { id },
    body: { baseRevision: saved.revision, ...shows },
  });
  if (!outcome.ok) return parts.toast(outcome.refusal.message, 'bad');
  parts.store.accept({ ...outcome.answer, ...key });
  parts.toast(`${title} is published`);
};

const publishNavigation = async (parts: ActParts): Promise<void> => {
  const saved = await settle(parts, navigationKey);
  if (!saved) return;
  const outcome = await send(documentCalls.publish, {
    params: navigationKey,
    body: { baseRevision: saved.revision },
  });
  if (!outcome.ok) return parts.toast(outcome.refusal.message, 'bad');
  parts.store.accept({ ...outcome.answer, ...navigationKey });
  parts.toast('Navigation published');
};

/** Publishing is in no journal: an earlier revision is brought back instead. */
export const publishActs = (parts: ActParts) => ({
  publish: (page: PageEntry) => publishPage(parts, page),
  publishNavigation: () => publishNavigation(parts),
});
