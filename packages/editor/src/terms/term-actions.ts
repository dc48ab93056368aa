import type { Refusal } from '@sitewright/api/client';
import { pageCalls } from '@sitewright/api/pages';
import {
  addCategory,
  findTermFault,
  termExists,
  type CollectionContent,
  type TermKind,
} from '@sitewright/domain/pages';
import { useEffect } from 'react';
import { useConfirm, useToast } from '../controls/index.ts';
import {
  isPageContent,
  keyOf,
  newId,
  runAndWait,
  useDocumentStore,
  type DocumentKey,
  type DocumentStore,
  type RunResult,
} from '../documents/index.ts';
import { send, useRefresh, useSending } from '../data-fetching/index.ts';
import type { RunningChange } from './running-changes.ts';
import { goingOf, runningChanges } from './term-progress.tsx';
import { termQuestion, type TermPlace, type TermTarget } from './term-question.ts';
import type { Term } from './use-terms.ts';

/** Why a term did not become what was wanted. */
export interface TermFault {
  readonly fault: string;
  /** Another term is called so: the two could be merged. */
  readonly exists: boolean;
}

/** Looked for before anything is asked: whoever confirms must not be refused afterwards. */
const findNameFault = async (place: TermPlace, own: string, into: string): Promise<TermFault | undefined> => {
  const { kind } = place;
  const others = await findExisting(place, into);
  const fault = findTermFault(kind, into, { others: others.filter((name) => name !== own), own });
  return fault === undefined ? undefined : { fault, exists: fault === termExists(kind) };
};

const faultOf = ({ code, errors, message }: Refusal): TermFault => ({
  fault: errors?.['into'] ?? message,
  exists: code === 'term-exists',
});

const saidOf = (name: string, into: string | null): string =>
  into === null ? `${name} removed` : `${name} is now ${into}`;

/** Items that are open in this tab still have the former term. */
const openItems = (store: DocumentStore): DocumentKey[] =>
  [...store.state().documents.values()]
    .filter(({ saved }) => saved.kind === 'item')
    .map(({ saved: { kind, id } }) => ({ kind, id }));

/** Tells what came of changes, and has shown anew what they touch. */
const useTermResults = () => {
  const toast = useToast();
  const store = useDocumentStore();
  const refresh = useRefresh();
  const showAnew = async (): Promise<void> => {
    await refresh(pageCalls.listTerms, pageCalls.listItems);
    await Promise.all(openItems(store).map(store.open));
  };
  const tellDone = async (term: string, into: string | null): Promise<void> => {
    toast(saidOf(term, into));
    await showAnew();
  };
  const follow = async (begun: RunningChange): Promise<void> => {
    const ending = runningChanges.follow(begun);
    if (!ending) return;
    const message = await ending;
    if (message === undefined) return tellDone(begun.term, begun.into);
    toast(`${goingOf(begun)}: ${message}`, 'bad');
    await showAnew();
  };
  return { tellDone, follow, showAnew };
};

/** Follows what a list tells of changes that go on: begun in another tab, by somebody else or before a reload. */
export const useFollowedChanges = (changes: readonly RunningChange[]): void => {
  const { follow } = useTermResults();
  // Told anew by every answer; those that are followed already are left alone.
  useEffect(() => {
    for (const change of changes) void follow(change);
  });
};

/** Renames, merges and removes a term in all items at once. It asks first: no journal holds it. */
export const useTermChange = (place: TermPlace) => {
  const { page, kind } = place;
  const confirm = useConfirm();
  const { tellDone, follow, showAnew } = useTermResults();
  const { send: sendChange, isSending } = useSending(pageCalls.changeTerm);
  const change = async (term: Term, target: TermTarget): Promise<TermFault | 'done' | 'left'> => {
    const wrong = typeof target === 'string' ? await findNameFault(place, term.name, target) : undefined;
    if (wrong) return wrong;
    if (term.count > 0 && !(await confirm(termQuestion(place, term, target)))) return 'left';
    const mayMerge = typeof target === 'object' && target !== null;
    const into = mayMerge ? target.name : target;
    const outcome = await sendChange({
      params: { id: page.id },
      body: { kind, term: term.name, into, mayMerge },
    });
    if (!outcome.ok) {
      // The list is older than what hinders it.
      void showAnew();
      return faultOf(outcome.refusal);
    }
    const { jobId } = outcome.answer;
    const begun = { term: term.name, into: into?.trim() ?? null, changed: 0, total: term.count };
    if (jobId === undefined) await tellDone(begun.term, begun.into);
    else void follow({ ...begun, jobId, kind, collectionId: page.id });
    return 'done';
  };
  return { change, isChanging: isSending };
};

interface TermSource {
  readonly page: Pick<CollectionContent, 'id'>;
  readonly kind: TermKind;
}

/** Terms that the page or its items have already and whose names hold what was typed. */
export const findTerms = async ({ page, kind }: TermSource, name: string): Promise<readonly Term[]> => {
  const query = { kind, search: name.trim() };
  const outcome = await send(pageCalls.listTerms, { params: { id: page.id }, query });
  return outcome.ok ? outcome.answer.terms : [];
};

export const findExisting = async (source: TermSource, name: string): Promise<readonly string[]> =>
  (await findTerms(source, name)).map((term) => term.name);

interface CategoryWish {
  readonly name: string;
  readonly parentId: string | undefined;
}

/** A category of a page comes by a command and can be undone; visitors see it once the page is published. */
export const useAddCategory = (page: CollectionContent) => {
  const store = useDocumentStore();
  const refresh = useRefresh();
  const key = { kind: 'collection', id: page.id } as const;
  return async ({ name, parentId }: CategoryWish): Promise<RunResult | { readonly fault: string }> => {
    const others = await findExisting({ page, kind: 'categories' }, name);
    const fault = findTermFault('categories', name, { others });
    if (fault !== undefined) return { fault };
    // Only now: what was done to the page while names were looked up must stay.
    const stored = store.state().documents.get(keyOf(key))?.content;
    const now = isPageContent(stored) ? stored : page;
    const category = { id: newId(), displayName: name.trim() };
    const nestedCategories = addCategory(now.nestedCategories ?? [], category, parentId);
    const answer = await runAndWait(store, 'Add category', [
      { ...key, content: { ...now, nestedCategories } },
    ]);
    await refresh(pageCalls.listTerms);
    return answer;
  };
};
