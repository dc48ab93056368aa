import type { Refusal } from '@sitewright/api/client';
import { storeCalls } from '@sitewright/api/store';
import type { PriceFormat } from '@sitewright/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useToast } from '../controls/index.ts';
import { send } from '../data-fetching/index.ts';
import { useUnsavedChanges } from '../leave-guard/index.ts';
import { mergeValues } from './merge-values.ts';
import { readValues, type StoreFaults } from './read-values.ts';
import {
  priceFormatOf,
  valuesOf,
  type SiteFormat,
  type StoredSettings,
  type StoreField,
  type StoreValues,
} from './store-values.ts';

export type StoreForm = UseFormReturn<StoreValues>;

export interface StoreConflict {
  readonly fields: readonly StoreField[];
  readonly theirs: StoreValues;
}

type Saved =
  { readonly settings: StoredSettings } | { readonly refusal: Refusal } | { readonly faults: StoreFaults };

const saveValues = async (values: StoreValues, on: StoredSettings, format: PriceFormat): Promise<Saved> => {
  const read = readValues(values, on, format);
  if ('faults' in read) return read;
  const outcome = await send(storeCalls.saveSettings, { body: read.settings });
  return outcome.ok ? { settings: outcome.answer } : { refusal: outcome.refusal };
};

type Refused = Exclude<Saved, { settings: StoredSettings }>;

const showRefused = (form: StoreForm, saved: Refused): false => {
  if ('refusal' in saved) form.setError('root', { message: saved.refusal.message });
  else {
    const faults = Object.entries(saved.faults) as [StoreField, string][];
    faults.forEach(([field, message], index) =>
      form.setError(field, { message }, { shouldFocus: index === 0 }),
    );
  }
  return false;
};

const useLeaveGuard = (form: StoreForm, submit: (values: StoreValues) => Promise<boolean>): void =>
  useUnsavedChanges({
    isDirty: form.formState.isDirty,
    save: async () => {
      let isSaved = false;
      await form.handleSubmit(async (mine) => {
        isSaved = await submit(mine);
      })();
      return isSaved;
    },
  });

/** The form of the store settings: saved as a whole, merged when someone else saved in between, undone at a press. */
export const useStoreForm = (settings: StoredSettings, site: SiteFormat) => {
  const format = priceFormatOf(site);
  const base = useRef(settings);
  const [conflict, setConflict] = useState<StoreConflict>();
  const [undoTo, setUndoTo] = useState<StoreValues>();
  const [isSaving, setSaving] = useState(false);
  const form = useForm<StoreValues>({ defaultValues: valuesOf(settings, format) });
  const { isDirty } = form.formState;
  const queries = useQueryClient();
  const showToast = useToast();

  const rebaseOn = (saved: StoredSettings): void => {
    base.current = saved;
    form.reset(valuesOf(saved, format));
  };

  // Newer settings replace the values only while nothing is unsaved.
  useEffect(() => {
    if (!isDirty && settings.revision > base.current.revision) rebaseOn(settings);
  });

  const adopt = (saved: StoredSettings): void => {
    setUndoTo(valuesOf(base.current, format));
    rebaseOn(saved);
    setConflict(undefined);
    queries.setQueryData([storeCalls.readSettings.path, {}], saved);
  };

  const refuse = (saved: Refused): false => showRefused(form, saved);

  /** Saves again with the changes of both sides; asks where both changed the same field. */
  const saveMerged = async (mine: StoreValues): Promise<boolean> => {
    const outcome = await send(storeCalls.readSettings, {});
    if (!outcome.ok) return refuse({ refusal: outcome.refusal });
    const theirs = valuesOf(outcome.answer, format);
    const { merged, conflicts } = mergeValues({ base: valuesOf(base.current, format), mine, theirs });
    if (conflicts.length === 0) {
      base.current = outcome.answer;
      return save(merged);
    }
    rebaseOn(outcome.answer);
    for (const [field, value] of Object.entries(merged))
      form.setValue(field as StoreField, value, { shouldDirty: true });
    setConflict({ fields: conflicts, theirs });
    return false;
  };

  const save = async (mine: StoreValues): Promise<boolean> => {
    const saved = await saveValues(mine, base.current, format);
    if ('settings' in saved) {
      adopt(saved.settings);
      return true;
    }
    return 'refusal' in saved && saved.refusal.code === 'conflict' ? saveMerged(mine) : refuse(saved);
  };

  const run = async (mine: StoreValues, done: string): Promise<boolean> => {
    setSaving(true);
    try {
      const isSaved = await save(mine);
      if (isSaved) showToast(done);
      return isSaved;
    } finally {
      setSaving(false);
    }
  };

  const submit = (mine: StoreValues): Promise<boolean> => run(mine, 'Settings saved');

  useLeaveGuard(form, submit);

  return {
    form,
    conflict,
    isSaving,
    submit,
    takeTheirs: () => {
      form.reset();
      setConflict(undefined);
    },
    /** Absent while there is nothing to undo, or something is unsaved. */
    undo:
      undoTo && !isDirty ? () => run(undoTo, 'Change undone').then(() => setUndoTo(undefined)) : undefined,
  };
};
