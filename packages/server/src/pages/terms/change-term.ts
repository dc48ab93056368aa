import {
  findTermFault,
  replaceCategory,
  replaceTerm,
  termExists,
  type CollectionContent,
  type ItemContent,
  type TermKind,
} from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import type { ChangeContext } from '../../documents/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { bumpSubjects, type Subject } from '../../sites/index.ts';
import { writeCollections } from '../writing/collection-rows.ts';
import { hideItem, writeItems } from '../writing/item-rows.ts';
import { reviseDocuments, type HeldDocument } from '../writing/revise-documents.ts';
import { allTerms, namedTerms } from './list-terms.ts';
import { holdCollection, holdItemsWith } from './term-documents.ts';

export interface TermChange {
  readonly collectionId: string;
  readonly kind: TermKind;
  readonly term: string;
  /** What it becomes; null takes it away. */
  readonly into: string | null;
  /** Whether it may become one that exists. */
  readonly mayMerge: boolean;
}

/** Another term of that name, whatever its capitals. */
const findOther = async (
  { database, site }: ChangeContext,
  { collectionId, kind, term }: TermChange,
  { wanted, named }: { readonly wanted: string; readonly named: readonly string[] },
): Promise<string | undefined> => {
  const terms = allTerms({ websiteId: site.id, collectionId, kind }, named);
  const { rows } = await database.execute<{ name: string }>(sql`
    select name from (${terms}) a where lower(name) = lower(${wanted}) and name <> ${term}
    order by name = ${wanted} desc limit 1`);
  return rows[0]?.name;
};

/** The name that it is to have: of one that exists, just as that is written. */
const checkName = async (
  context: ChangeContext,
  change: TermChange,
  named: readonly string[],
): Promise<string | null | Refusal> => {
  const { kind, into, mayMerge } = change;
  if (into === null) return null;
  const wanted = into.trim();
  const fault = findTermFault(kind, wanted);
  if (fault !== undefined) return refuse('term-invalid', { into: fault });
  const other = await findOther(context, change, { wanted, named });
  if (other !== undefined && !mayMerge) return refuse('term-exists', { into: termExists(kind) });
  return other ?? wanted;
};

type Replace<Content> = (content: Content) => Content;

const revisedBy =
  <Content>(replace: Replace<Content>) =>
  (held: HeldDocument) => ({
    held,
    draft: replace(held.draft as Content),
    published: held.published === null ? null : replace(held.published as Content),
  });

const replacing =
  ({ kind, term }: TermChange, into: string | null): Replace<ItemContent> =>
  (item) => {
    const terms = item[kind];
    return terms?.includes(term) ? { ...item, [kind]: replaceTerm(terms, term, into) } : item;
  };

const changeItems = async (
  context: ChangeContext,
  change: TermChange,
  replace: Replace<ItemContent>,
): Promise<number> => {
  const { database, site, now } = context;
  let after = '';
  let count = 0;
  for (;;) {
    const held = await holdItemsWith(database, site.id, { ...change, after });
    if (held.length === 0) return count;
    const live = await reviseDocuments(context, 'item', held.map(revisedBy(replace)));
    const publications = live.map(({ held: { id }, published }) => ({
      id,
      content: published as ItemContent,
      now,
    }));
    await writeItems(database, site, publications);
    // Written anew they would be back in the lists.
    for (const { held: each } of live) if (each.isTrashed) await hideItem(database, site, each.id);
    count += held.filter(({ isTrashed }) => !isTrashed).length;
    after = held.at(-1)?.id ?? '';
  }
};

const changeCategories = async (
  context: ChangeContext,
  held: HeldDocument,
  replace: Replace<CollectionContent>,
): Promise<Subject[]> => {
  const { database, site, now } = context;
  const live = await reviseDocuments(context, 'collection', [revisedBy(replace)(held)]);
  return writeCollections(
    database,
    site,
    live.map(({ published }) => ({ id: held.id, content: published as CollectionContent, now })),
  );
};

const replacingCategory =
  (term: string, into: string | null): Replace<CollectionContent> =>
  (page) =>
    page.nestedCategories
      ? { ...page, nestedCategories: replaceCategory(page.nestedCategories, term, into) }
      : page;

/** In every draft and for visitors at once, in the caller's transaction: nobody sees half of it. */
export const changeTerm = async (
  context: ChangeContext,
  change: TermChange,
): Promise<{ readonly changed: number } | Refusal> => {
  const { database, site } = context;
  const { collectionId, kind, term } = change;
  const collection = await holdCollection(database, site.id, collectionId);
  if (!collection || collection.isTrashed) return refuse('not-found');
  const named = namedTerms(collection.draft as CollectionContent, kind);
  const into = await checkName(context, change, named);
  if (into !== null && typeof into !== 'string') return into;
  const changed = await changeItems(context, change, replacing(change, into));
  const subjects = named.includes(term)
    ? await changeCategories(context, collection, replacingCategory(term, into))
    : [];
  await bumpSubjects(database, site.id, [...subjects, `collection:${collectionId}`]);
  return { changed };
};
