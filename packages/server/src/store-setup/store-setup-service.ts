import { collectionKinds, collectionTypes, type CollectionContent } from '@sitewright/domain/pages';
import {
  createDocument,
  findDocument,
  findRevision,
  lockDocument,
  publishDocument,
  publishEarlierState,
  saveDraft,
  type ChangeContext,
  type DocumentRow,
} from '../documents/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { collectionKind } from '../pages/index.ts';

export interface NewStore {
  readonly navigationTitle: string;
  readonly title: string;
  readonly urlId: string;
  readonly description: string;
}

type Saved = { readonly id: string } | Refusal;

const contentOf = (id: string, { description, ...store }: NewStore, now: Date): CollectionContent => ({
  ...store,
  id,
  ...(description === '' ? {} : { description }),
  ...collectionKinds.products,
  status: 'published',
  publishOn: now.getTime(),
});

/** Visible at once: a store is made with `enabled`. */
export const createStore = async (context: ChangeContext, store: NewStore): Promise<Saved> => {
  const id = newId();
  const created = await createDocument(collectionKind, context, {
    id,
    content: contentOf(id, store, context.now),
  });
  if (isRefusal(created)) return created;
  const published = await publishDocument(collectionKind, context, { id, baseRevision: created.revision });
  return isRefusal(published) ? published : { id };
};

/** Adds it to the page that visitors have, beside unpublished changes of the draft. */
const publishRoot = async (
  context: ChangeContext,
  row: DocumentRow,
  rootCategory: CollectionContent['rootCategory'] & {},
): Promise<Refusal | undefined> => {
  const { documentId: id, publishedRevision: revision } = row;
  const { database, site } = context;
  const saved = await saveDraft(collectionKind, context, {
    id,
    content: { ...(row.draft as CollectionContent), rootCategory },
    baseRevision: row.revision,
  });
  if (isRefusal(saved)) return saved;
  if (revision === null) return undefined;
  if (!row.hasChanges) {
    const published = await publishDocument(collectionKind, context, { id, baseRevision: saved.revision });
    return isRefusal(published) ? published : undefined;
  }
  const stored = await findRevision(database, site.id, { kind: 'collection', id, revision });
  const current = await findDocument(database, site.id, { kind: 'collection', id });
  if (!stored || !current) return refuse('not-found');
  const content = { ...(stored.content as CollectionContent), rootCategory };
  const published = await publishEarlierState(collectionKind, context, {
    row: current,
    content,
    keepsDraft: true,
  });
  return isRefusal(published) ? published : undefined;
};

const isStorePage = ({ draft, trashedAt }: DocumentRow): boolean =>
  trashedAt === null && (draft as CollectionContent).type === collectionTypes.products;

/** A page has one root category: asked for again, it gets the new name. */
export const createRootCategory = async (
  context: ChangeContext,
  collectionId: string,
  displayName: string,
): Promise<Saved> => {
  const row = await lockDocument(context.database, context.site.id, { kind: 'collection', id: collectionId });
  if (!row || !isStorePage(row)) return refuse('not-found');
  const id = (row.draft as CollectionContent).rootCategory?.id ?? newId();
  return (await publishRoot(context, row, { id, displayName })) ?? { id };
};
