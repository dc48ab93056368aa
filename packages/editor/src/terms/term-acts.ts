import type { Refusal } from '@sitewright/api/client';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import {
  addCategory,
  findTermFault,
  itemWords,
  termWords,
  type CollectionContent,
  type TermKind,
} from '@sitewright/domain/pages';
import { useConfirm, useToast } from '../controls/index.ts';
import { newId, useDocumentStore } from '../document/index.ts';
import { send, useRefresh, useSending } from '../fetching/index.ts';
import type { Term } from './use-terms.ts';

/** How many items a term has, in the words of its page: `3 posts`. */
export const countItems = (typeName: string, count: number): string => {
  const { one, many } = itemWords(typeName);
  return `${count} ${count === 1 ? one : many}`;
};

interface TermPlace {
  readonly page: CollectionContent;
  readonly kind: TermKind;
}

const LIVE = 'This holds at once, for visitors too, and Undo does not take it back.';

const questionOf = ({ page, kind }: TermPlace, { name, count }: Term, into: string | null) => {
  const { one } = termWords[kind];
  const items = countItems(page.typeName, count);
  if (into === null)
    return {
      title: `Remove “${name}”?`,
      text: `${items} will no longer have this ${one}. ${LIVE}`,
      confirm: 'Remove',
    };
  return {
    title: `Change “${name}” to “${into}”?`,
    text: `${items} will have “${into}” instead. ${LIVE}`,
    confirm: 'Change',
  };
};

interface TermWish {
  readonly into: string | null;
  readonly mayMerge: boolean;
}

const saidOf = (name: string, into: string | null): string =>
  into === null ? `${name} removed` : `${name} is now ${into}`;

/** Renames, merges and removes a term in all items at once. It asks first: no journal holds it. */
export const useTermChange = (place: TermPlace) => {
  const { page, kind } = place;
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefresh();
  const { send: sendChange, isSending } = useSending(pageCalls.changeTerm);
  const change = async (term: Term, { into, mayMerge }: TermWish): Promise<Refusal | 'done' | 'left'> => {
    if (term.count > 0 && !(await confirm(questionOf(place, term, into)))) return 'left';
    const outcome = await sendChange({
      params: { id: page.id },
      body: { kind, term: term.name, into, mayMerge },
    });
    if (!outcome.ok) return outcome.refusal;
    toast(saidOf(term.name, into?.trim() ?? null));
    await refresh(pageCalls.listTerms, pageCalls.listItems, documentCalls.read);
    return 'done';
  };
  return { change, isChanging: isSending };
};

/** Names that the page or its items have already and that hold what was typed. */
export const findExisting = async ({ page, kind }: TermPlace, name: string): Promise<readonly string[]> => {
  const query = { kind, search: name.trim() };
  const outcome = await send(pageCalls.listTerms, { params: { id: page.id }, query });
  return outcome.ok ? outcome.answer.terms.map((term) => term.name) : [];
};

/** A category of a page comes by a command and can be undone; visitors see it once the page is published. */
export const useAddCategory = (page: CollectionContent) => {
  const store = useDocumentStore();
  const refresh = useRefresh();
  return async (name: string, parentId: string | undefined): Promise<string | undefined> => {
    const fault = findTermFault('categories', name, {
      others: await findExisting({ page, kind: 'categories' }, name),
    });
    if (fault !== undefined) return fault;
    const category = { id: newId(), displayName: name.trim() };
    const nestedCategories = addCategory(page.nestedCategories ?? [], category, parentId);
    const content = { ...page, nestedCategories };
    store.run('Add category', [{ kind: 'collection', id: page.id, content }]);
    await store.flush();
    await refresh(pageCalls.listTerms);
    return undefined;
  };
};
