import {
  applyChanges,
  diffContent,
  invertChanges,
  isSameContent,
  type Change,
} from '@sitewright/domain/documents';
import type { ItemContent } from '@sitewright/domain/pages';
import {
  applyBulkAction,
  bulkFaults,
  isContentAction,
  type BulkAction,
  type BulkFault,
} from '@sitewright/domain/product-list';
import {
  asDocumentKind,
  findRevision,
  lockDocument,
  publishDocument,
  publishEarlierState,
  restoreDocument,
  saveDraft,
  trashDocument,
  type ChangeContext,
  type DocumentKind,
  type DocumentRow,
} from '../documents/index.ts';
import { isRefusal, type Refusal } from '../http/index.ts';
import type { BulkItemRow } from './bulk-store.ts';

/** A product as it is saved and as visitors have it; null if it was never published. */
interface ProductStates {
  readonly draft: ItemContent;
  readonly published: ItemContent | null;
}

interface OpenProduct extends ProductStates {
  readonly row: DocumentRow;
}

export interface ProductChange {
  readonly context: ChangeContext;
  readonly kind: DocumentKind<ItemContent>;
}

/** What became of one product. */
export type ProductOutcome = Pick<BulkItemRow, 'state'> &
  Partial<Pick<BulkItemRow, 'message' | 'draftChanges' | 'publishedChanges' | 'wasPublished'>>;

const refused = (message: string): ProductOutcome => ({ state: 'refused', message });
const faulty = (fault: BulkFault): ProductOutcome => refused(bulkFaults[fault]);

/** The first message of a field says more than the refusal as a whole. */
const messageOf = ({ message, errors }: Refusal): string => Object.values(errors ?? {})[0] ?? message;

const openProduct = async (
  { context: { database, site } }: ProductChange,
  id: string,
): Promise<OpenProduct | undefined> => {
  const row = await lockDocument(database, site.id, { kind: 'item', id });
  if (!row || row.trashedAt !== null) return undefined;
  const draft = row.draft as ItemContent;
  const { publishedRevision: revision } = row;
  if (revision === null) return { row, draft, published: null };
  if (!row.hasChanges) return { row, draft, published: draft };
  const stored = await findRevision(database, site.id, { kind: 'item', id, revision });
  return { row, draft, published: (stored?.content ?? null) as ItemContent | null };
};

const published = async (
  { context, kind }: ProductChange,
  {
    row,
    content,
    isDraft,
  }: { readonly row: DocumentRow; readonly content: ItemContent; readonly isDraft: boolean },
): Promise<Refusal | undefined> => {
  const result = isDraft
    ? await publishDocument(kind, context, { id: row.documentId, baseRevision: row.revision })
    : await publishEarlierState(kind, context, { row, content, keepsDraft: true });
  return isRefusal(result) ? result : undefined;
};

/** Saves the draft, and publishes the other state if it differs from what visitors have. */
const writeStates = async (
  change: ProductChange,
  { row, ...before }: OpenProduct,
  after: ProductStates & { readonly isUndo: boolean },
): Promise<Refusal | undefined> => {
  const { context, kind } = change;
  const { documentId: id, revision: baseRevision } = row;
  const { draft: content, isUndo } = after;
  const isSaved = isSameContent(content, before.draft);
  const saved = isSaved ? undefined : await saveDraft(kind, context, { id, content, baseRevision, isUndo });
  if (isRefusal(saved)) return saved;
  if (after.published === null || (before.published && isSameContent(after.published, before.published)))
    return undefined;
  const current = saved ? { ...row, draft: saved.content, revision: saved.revision, hasChanges: true } : row;
  const isDraft = isSameContent(after.published, current.draft);
  return published(change, { row: current, content: after.published, isDraft });
};

const hidden = (item: ItemContent): ItemContent => ({ ...item, status: 'draft' });

/** The states after the action, or why it cannot be done. */
const plan = (
  { kind, context: { now } }: ProductChange,
  { draft, published: live }: ProductStates,
  { action, isLive }: { readonly action: BulkAction; readonly isLive: boolean },
): ProductStates | BulkFault => {
  if (action.kind === 'publish') {
    const released = kind.asReleased?.({ ...draft, ...unhidden(draft) }, now) ?? draft;
    return { draft: released, published: released };
  }
  if (action.kind === 'hide' || !isContentAction(action))
    return live && live.status !== 'draft' && live.status !== 'private'
      ? { draft: draft.status === 'private' ? draft : hidden(draft), published: hidden(live) }
      : 'already-hidden';
  const nextDraft = applyBulkAction(draft, action);
  if (typeof nextDraft === 'string') return nextDraft;
  if (!live || !isLive) return { draft: nextDraft, published: live };
  const nextLive = isSameContent(draft, live) ? nextDraft : applyBulkAction(live, action);
  return typeof nextLive === 'string' ? nextLive : { draft: nextDraft, published: nextLive };
};

/** Publishing shows a private product again. */
const unhidden = ({ status }: ItemContent): Partial<ItemContent> =>
  status === 'private' ? { status: 'published' } : {};

const trash = async ({ kind, context }: ProductChange, id: string): Promise<ProductOutcome> => {
  const done = await trashDocument(asDocumentKind(kind), context, { id });
  return isRefusal(done) ? refused(messageOf(done)) : { state: 'changed' };
};

const changesOf = (before: ItemContent | null, after: ItemContent | null): readonly Change[] | null => {
  const changes = before && after ? diffContent(before, after) : [];
  return changes.length === 0 ? null : changes;
};

/** Runs a bulk action on one product, in the transaction of the context. */
export const changeProduct = async (
  change: ProductChange,
  id: string,
  request: { readonly action: BulkAction; readonly isLive: boolean },
): Promise<ProductOutcome> => {
  const product = await openProduct(change, id);
  if (!product) return faulty('gone');
  if (request.action.kind === 'trash') return trash(change, id);
  const after = plan(change, product, request);
  if (typeof after === 'string') return faulty(after);
  const wasPublished = product.published !== null;
  const draftChanges = changesOf(product.draft, after.draft);
  const publishedChanges = changesOf(product.published, after.published);
  const isFirst = !wasPublished && after.published !== null;
  if (!draftChanges && !publishedChanges && !isFirst) return { state: 'unchanged' };
  const refusal = await writeStates(change, product, { ...after, isUndo: false });
  return refusal
    ? refused(messageOf(refusal))
    : { state: 'changed', draftChanges, publishedChanges, wasPublished: !isFirst };
};

const undone = (content: ItemContent, changes: readonly Change[] | null): ItemContent | undefined => {
  if (changes === null) return content;
  const applied = applyChanges(content, invertChanges(changes));
  return 'misfit' in applied ? undefined : (applied.content as ItemContent);
};

/** What was changed of a product, by a bulk action or an import. */
export type ChangedProduct = Pick<
  BulkItemRow,
  'itemId' | 'draftChanges' | 'publishedChanges' | 'wasPublished'
>;

/** A product that was published for the first time becomes hidden: its address may be known already. */
const previousStates = (
  product: ProductStates,
  { draftChanges, publishedChanges, wasPublished }: ChangedProduct,
): ProductStates | undefined => {
  const draft = undone(product.draft, draftChanges);
  const live = product.published && undone(product.published, publishedChanges);
  if (draft === undefined || live === undefined) return undefined;
  return wasPublished || live === null ? { draft, published: live } : { draft, published: hidden(live) };
};

const notUndone = (message: string): ProductOutcome => ({ state: 'not-undone', message });

/** Takes changes of one product back. What was changed since at the same place stays as it is. */
export const undoContent = async (change: ProductChange, item: ChangedProduct): Promise<ProductOutcome> => {
  const product = await openProduct(change, item.itemId);
  if (!product) return notUndone(bulkFaults.gone);
  const before = previousStates(product, item);
  if (!before) return notUndone(bulkFaults['changed-since']);
  const refusal = await writeStates(change, product, { ...before, isUndo: true });
  return refusal ? notUndone(messageOf(refusal)) : { state: 'undone' };
};

/** Undoes a bulk action on one product. */
export const undoProduct = async (
  change: ProductChange,
  item: BulkItemRow,
  { kind: action }: BulkAction,
): Promise<ProductOutcome> => {
  const { context, kind } = change;
  if (action === 'trash') {
    const restored = await restoreDocument(asDocumentKind(kind), context, { id: item.itemId });
    return isRefusal(restored) ? notUndone(messageOf(restored)) : { state: 'undone' };
  }
  return undoContent(change, item);
};
