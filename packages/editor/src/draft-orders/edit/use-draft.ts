import type { CallAnswer } from '@sitewright/api/call';
import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import type { Outcome } from '@sitewright/api/client';
import { useEffect, useRef, useState } from 'react';
import { send, useRefresh } from '../../data-fetching/index.ts';

export type Draft = CallAnswer<typeof draftOrdersCalls.read>;
export type Edited = Pick<Draft, 'content' | 'details'>;

const CONFLICT = 'Someone else changed this draft. Reload it to go on; your last change was not saved.';

/** A draft that is saved with every change, one after another. */
export const useDraft = (first: Draft) => {
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [savings, setSavings] = useState(0);
  const latest = useRef(first);
  const queue = useRef(Promise.resolve());
  const refresh = useRefresh();

  const show = (next: Draft): void => {
    latest.current = next;
    setDraft(next);
  };
  const take = (outcome: Outcome<Draft>, sent: Edited): boolean => {
    if (!outcome.ok) {
      setProblem(outcome.refusal.code === 'conflict' ? CONFLICT : outcome.refusal.message);
      return false;
    }
    setProblem(undefined);
    const { content, details } = latest.current;
    // What was changed while this was being saved is saved next.
    const isNewest = content === sent.content && details === sent.details;
    show(isNewest ? outcome.answer : { ...outcome.answer, content, details });
    return true;
  };
  const save = async (): Promise<void> => {
    const sent = latest.current;
    const { id, revision, content, details } = sent;
    const body = { revision, content, details };
    take(await send(draftOrdersCalls.save, { params: { id }, body }), sent);
    setSavings((count) => count - 1);
  };
  // Changed by the customer, or in another tab, and read again.
  useEffect(() => {
    if (savings > 0 || first.revision <= latest.current.revision) return;
    setProblem(undefined);
    latest.current = first;
    setDraft(first);
  }, [first, savings]);
  return {
    draft,
    problem,
    isSaving: savings > 0,
    change(apply: (edited: Edited) => Partial<Edited>): void {
      show({ ...latest.current, ...apply(latest.current) });
      setSavings((count) => count + 1);
      queue.current = queue.current.then(save);
    },
    /** Once everything is saved. Returns why it was refused. */
    async act(action: (saved: Draft) => Promise<Outcome<Draft>>): Promise<string | undefined> {
      await queue.current;
      const sent = latest.current;
      const outcome = await action(sent);
      if (!outcome.ok) return outcome.refusal.message;
      take(outcome, sent);
      await refresh(draftOrdersCalls.list);
      return undefined;
    },
  };
};

export type DraftEditing = ReturnType<typeof useDraft>;
