import type { Outcome } from '@sitewright/api/client';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useToast } from '../controls/index.ts';
import { showRefusal } from '../form-fields/index.ts';
import { useUnsavedChanges } from '../leave-guard/index.ts';

export interface Revisioned {
  readonly revision: number;
}

export interface SavedFormOptions<Values extends FieldValues, Saved extends Revisioned> {
  readonly saved: Saved;
  readonly valuesOf: (saved: Saved) => Values;
  readonly save: (values: Values, revision: number) => Promise<Outcome<Saved>>;
  /** Reads the settings again after someone else saved. */
  readonly read: () => Promise<Outcome<Saved>>;
  readonly onSaved: (saved: Saved) => void;
}

export interface SavedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly submit: (values: Values) => Promise<boolean>;
  readonly isSaving: boolean;
  /** Someone else saved in between; saving again overwrites their version. */
  readonly hasConflict: boolean;
  readonly discard: () => void;
}

/** A form for settings that are saved as a whole, with a revision. */
export const useSavedForm = <Values extends FieldValues, Saved extends Revisioned>({
  saved,
  valuesOf,
  save,
  read,
  onSaved,
}: SavedFormOptions<Values, Saved>): SavedForm<Values> => {
  const base = useRef(saved);
  const [isSaving, setSaving] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const form = useForm<Values>({ defaultValues: valuesOf(saved) as DefaultValues<Values> });
  const { isDirty } = form.formState;
  const showToast = useToast();

  const rebaseOn = (next: Saved): void => {
    base.current = next;
    form.reset(valuesOf(next) as DefaultValues<Values>);
    setConflict(false);
  };

  useEffect(() => {
    if (!isDirty && saved.revision > base.current.revision) rebaseOn(saved);
  });

  const submit = async (values: Values): Promise<boolean> => {
    setSaving(true);
    const outcome = await save(values, base.current.revision);
    setSaving(false);
    if (outcome.ok) {
      rebaseOn(outcome.answer);
      onSaved(outcome.answer);
      showToast('Settings saved');
      return true;
    }
    if (outcome.refusal.code !== 'conflict') showRefusal(form, outcome.refusal);
    else {
      const theirs = await read();
      if (theirs.ok) base.current = theirs.answer;
      setConflict(true);
    }
    return false;
  };

  useUnsavedChanges({
    isDirty,
    save: async () => {
      let isSaved = false;
      await form.handleSubmit(async (values) => {
        isSaved = await submit(values);
      })();
      return isSaved;
    },
  });

  return { form, submit, isSaving, hasConflict, discard: () => rebaseOn(base.current) };
};
