import type { CallAnswer } from '@sitewright/api/call';
import type { Refusal } from '@sitewright/api/client';
import { storeCalls } from '@sitewright/api/store';
import type { AnyPreferences, Preferences } from '@sitewright/domain/store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '../controls/index.ts';
import { send } from '../data-fetching/index.ts';
import { useUnsavedChanges } from '../leave-guard/index.ts';
import { isSame, mergePreferences } from './merge-preferences.ts';

/** Namespaces whose saves name a revision. */
export type DraftNamespace =
  | 'shipping'
  | 'tax'
  | 'checkout'
  | 'checkout-page'
  | 'payments'
  | 'invoices'
  | 'returns'
  | 'abandoned-carts'
  | 'restock-notices';

export type PreferencesAnswer = CallAnswer<typeof storeCalls.readPreferences>;

interface Saved<N extends DraftNamespace> {
  readonly values: Preferences<N>;
  readonly revision: number;
}

/** The server answers a namespace with the fields of its schema. */
const savedOf = <N extends DraftNamespace>(answer: PreferencesAnswer): Saved<N> => {
  const { websiteId: _websiteId, revision = 0, ...values } = answer;
  return { values: values as Preferences<N>, revision };
};

export interface PreferencesDraft<N extends DraftNamespace> {
  readonly values: Preferences<N>;
  readonly change: (values: Preferences<N>) => void;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  /** Absent while there is nothing to undo, or something is unsaved. */
  readonly undo: (() => void) | undefined;
  /** What someone else changed too, by name; saving again keeps the user's version. */
  readonly conflicts: readonly string[];
  readonly refusal: Refusal | undefined;
}

const read = (namespace: DraftNamespace) => send(storeCalls.readPreferences, { params: { namespace } });

/** Preferences edited as a whole: saved at a press, merged when someone else saved in between. */
export const usePreferencesDraft = <N extends DraftNamespace>(
  namespace: N,
  answer: PreferencesAnswer,
  /** False while a field has a fault, which it shows; nothing is sent then. */
  canSave: (values: Preferences<N>) => boolean = () => true,
): PreferencesDraft<N> => {
  const [base, setBase] = useState(() => savedOf<N>(answer));
  const [values, setValues] = useState(base.values);
  const [undoTo, setUndoTo] = useState<Preferences<N>>();
  const [isSaving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const isDirty = !isSame(values, base.values);
  const queries = useQueryClient();
  const showToast = useToast();

  const rebaseOn = (saved: Saved<N>, next = saved.values): void => {
    setBase(saved);
    setValues(next);
    setConflicts([]);
    setRefusal(undefined);
  };

  // Newer preferences replace the values only while nothing is unsaved.
  const latest = savedOf<N>(answer);
  if (!isDirty && latest.revision > base.revision) rebaseOn(latest);

  const adopt = (saved: PreferencesAnswer, before: Preferences<N>): true => {
    setUndoTo(before);
    rebaseOn(savedOf(saved));
    queries.setQueryData([storeCalls.readPreferences.path, { params: { namespace } }], saved);
    // The settings of the store are the same data under another revision.
    void queries.invalidateQueries({ queryKey: [storeCalls.readSettings.path] });
    return true;
  };

  const refuse = (fault: Refusal): false => {
    setRefusal(fault);
    return false;
  };

  /** Saves again with the changes of both sides; asks where both changed the same. */
  const saveMerged = async (mine: Preferences<N>, on: Saved<N>): Promise<boolean> => {
    const outcome = await read(namespace);
    if (!outcome.ok) return refuse(outcome.refusal);
    const saved = savedOf<N>(outcome.answer);
    const merge = mergePreferences({ base: on.values, mine, theirs: saved.values });
    if (merge.conflicts.length === 0) return sendValues(merge.merged, saved);
    rebaseOn(saved, merge.merged);
    setConflicts(merge.conflicts);
    return false;
  };

  const sendValues = async (mine: Preferences<N>, on: Saved<N>): Promise<boolean> => {
    const body = { ...mine, revision: on.revision } as unknown as AnyPreferences;
    const outcome = await send(storeCalls.savePreferences, { params: { namespace }, body });
    if (outcome.ok) return adopt(outcome.answer, on.values);
    return outcome.refusal.code === 'conflict' ? saveMerged(mine, on) : refuse(outcome.refusal);
  };

  const run = async (mine: Preferences<N>, done: string): Promise<boolean> => {
    setSaving(true);
    try {
      const isSaved = await sendValues(mine, base);
      if (isSaved) showToast(done);
      return isSaved;
    } finally {
      setSaving(false);
    }
  };

  const save = async (): Promise<boolean> => canSave(values) && run(values, 'Settings saved');
  useUnsavedChanges({ isDirty, save });

  return {
    values,
    change: setValues,
    isDirty,
    isSaving,
    save,
    discard: () => rebaseOn(base),
    undo:
      undoTo && !isDirty
        ? () => void run(undoTo, 'Change undone').then((isSaved) => isSaved && setUndoTo(undefined))
        : undefined,
    conflicts,
    refusal,
  };
};
