import type { Refusal } from '@sitewright/api/client';
import { pageCalls } from '@sitewright/api/pages';
import {
  addCategory,
  findTermFault,
  termExists,
  type CollectionContent,
  type NestedCategory,
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
import type { RunningTermChange } from './running-changes.ts';
import { describeChange, runningChanges } from './term-progress.tsx';
import { termQuestion, type TermPlace, type TermTarget } from './term-question.ts';
import type { Term } from './use-terms.ts';

/** Why a term could not be changed. */
export interface TermFault {
  readonly fault: string;
  /** Another term has this name: the two could be merged. */
  readonly exists: boolean;
}

/** Checked before the confirmation dialog: a confirmed change should not be refused. */
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

const doneMessage = (name: string, into: string | null): string =>
  into === null ? `${name} removed` : `${name} is now ${into}`;

/** Open items still have the old term. */
const openItems = (store: DocumentStore): DocumentKey[] =>
  [...store.state().documents.values()]
    .filter(({ saved }) => saved.kind === 'item')
    .map(({ saved: { kind, id } }) => ({ kind, id }));

/** Reports results of term changes and refetches what they affect. */
const useTermResults = () => {
  const toast = useToast();
  const store = useDocumentStore();
  const refresh = useRefresh();
  const refetchTerms = async (): Promise<void> => {
    await refresh(pageCalls.listTerms, pageCalls.listItems);
    await Promise.all(openItems(store).map(store.open));
  };
  const reportDone = async (term: string, into: string | null): Promise<void> => {
    toast(doneMessage(term, into));
    await refetchTerms();
  };
  const track = async (started: RunningTermChange): Promise<void> => {
    const ending = runningChanges.track(started);
    if (!ending) return;
    const message = await ending;
    if (message === undefined) return reportDone(started.term, started.into);
    toast(`${describeChange(started)}: ${message}`, 'bad');
    await refetchTerms();
  };
  return { reportDone, track, refetchTerms };
};

/** Follows what a list tells of changes that go on: started in another tab, by somebody else or before a reload. */
export const useTrackTermChanges = (changes: readonly RunningTermChange[]): void => {
  const { track } = useTermResults();
  // Runs on every render; tracked changes are skipped.
  useEffect(() => {
    for (const change of changes) void track(change);
  });
};

/** Renames, merges or removes a term in all items. Asks first, because it cannot be undone. */
export const useTermChange = (place: TermPlace) => {
  const { page, kind } = place;
  const confirm = useConfirm();
  const { reportDone, track, refetchTerms } = useTermResults();
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
      // The list is stale.
      void refetchTerms();
      return faultOf(outcome.refusal);
    }
    const { jobId } = outcome.answer;
    const started = { term: term.name, into: into?.trim() ?? null, changed: 0, total: term.count };
    if (jobId === undefined) await reportDone(started.term, started.into);
    else void track({ ...started, jobId, kind, collectionId: page.id });
    return 'done';
  };
  return { change, isChanging: isSending };
};

interface TermSource {
  readonly page: Pick<CollectionContent, 'id'>;
  readonly kind: TermKind;
}

/** Existing terms whose name contains the text. */
export const findTerms = async ({ page, kind }: TermSource, name: string): Promise<readonly Term[]> => {
  const query = { kind, search: name.trim() };
  const outcome = await send(pageCalls.listTerms, { params: { id: page.id }, query });
  return outcome.ok ? outcome.answer.terms : [];
};

export const findExisting = async (source: TermSource, name: string): Promise<readonly string[]> =>
  (await findTerms(source, name)).map((term) => term.name);

interface NewCategory {
  readonly name: string;
  /** Inside another category, which is added too if only items have it. */
  readonly parent?: { readonly id: string } | { readonly name: string } | undefined;
}

type AddedCategory = { readonly result: RunResult; readonly id: string } | { readonly fault: string };

const withNewCategory = (
  categories: readonly NestedCategory[],
  category: NestedCategory,
  parent: NewCategory['parent'],
): NestedCategory[] => {
  if (!parent || 'id' in parent) return addCategory(categories, category, parent?.id);
  return addCategory(categories, { id: newId(), displayName: parent.name, children: [category] });
};

/** Adds a category with an undoable command; it goes live when the page is published. */
export const useAddCategory = (page: CollectionContent) => {
  const store = useDocumentStore();
  const refresh = useRefresh();
  const key = { kind: 'collection', id: page.id } as const;
  return async ({ name, parent }: NewCategory): Promise<AddedCategory> => {
    const others = await findExisting({ page, kind: 'categories' }, name);
    const fault = findTermFault('categories', name, { others });
    if (fault !== undefined) return { fault };
    // Read after the request: changes made in the meantime must be kept.
    const stored = store.state().documents.get(keyOf(key))?.content;
    const now = isPageContent(stored) ? stored : page;
    const category = { id: newId(), displayName: name.trim() };
    const nestedCategories = withNewCategory(now.nestedCategories ?? [], category, parent);
    const result = await runAndWait(store, 'Add category', [
      { ...key, content: { ...now, nestedCategories } },
    ]);
    await refresh(pageCalls.listTerms);
    return { result, id: category.id };
  };
};
